import type { ReportItem } from '@gep/api-client';
import { Checkbox } from '@gep/style-editor/controls';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../form/due-day';
import form from '../../form/form.module.css';
import { useLocalText } from '../../message/local-text';
import css from './assignment.module.css';
import { itemKey } from './use-report-items';

interface AssignmentTableProps {
  readonly items: readonly ReportItem[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (keys: readonly string[], on: boolean) => void;
  readonly withYear: boolean;
}

/** Data items with the departments that supply them. */
export function AssignmentTable({ items, chosen, onChoose, withYear }: AssignmentTableProps) {
  const { t } = useTranslation();
  const keys = items.map(itemKey);
  const isAll = keys.length > 0 && keys.every((key) => chosen.has(key));
  return (
    <table className={`${form.table} ${css.table}`} aria-label={t('report.assignment.title')}>
      <thead>
        <tr>
          <th scope="col" className={css.tick}>
            <Checkbox
              bare
              label={t('report.assignment.chooseAll')}
              value={isAll}
              mixed={!isAll && keys.some((key) => chosen.has(key))}
              disabled={keys.length === 0}
              onChange={() => onChoose(keys, !isAll)}
            />
          </th>
          <th scope="col">{t('report.input')}</th>
          <th scope="col">{t('report.type')}</th>
          <th scope="col">{t('report.assignment.departments')}</th>
          <th scope="col">{t('report.submitDue')}</th>
          <th scope="col">{t('report.confirmDue')}</th>
          <th scope="col">{t('report.assignment.supply')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <ItemRow key={keys[index]} {...{ item, withYear, onChoose }} isChosen={chosen.has(keys[index])} />
        ))}
      </tbody>
    </table>
  );
}

interface ItemRowProps {
  readonly item: ReportItem;
  readonly isChosen: boolean;
  readonly onChoose: (keys: readonly string[], on: boolean) => void;
  readonly withYear: boolean;
}

/** A click anywhere in the row chooses it. */
const ItemRow = memo(function ItemRow({ item, isChosen, onChoose, withYear }: ItemRowProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const name = withYear ? `${text(item.name)} · ${t(`report.years.${item.compareFlag}`)}` : text(item.name);
  const models = item.models.map((model) => text(model.name)).join(t('report.listed'));
  const choose = () => onChoose([itemKey(item)], !isChosen);
  return (
    <tr data-chosen={isChosen} onClick={choose}>
      <td className={css.tick} onClick={(event) => event.stopPropagation()}>
        <Checkbox bare label={t('report.assignment.choose', { name })} value={isChosen} onChange={choose} />
      </td>
      <td className={css.name}>
        <span title={name}>{name}</span>
        <span className={form.help} title={models}>
          {models}
        </span>
      </td>
      <td>{t(`collection.type.${item.type}`)}</td>
      <td className={css.who}>
        <DepartmentNames item={item} />
      </td>
      <td>{dayOf(item.submitDue) || '--'}</td>
      <td>{dayOf(item.confirmDue) || '--'}</td>
      <td className={item.supplied ? undefined : css.muted}>
        {t(item.supplied ? 'report.assignment.supplied' : 'report.assignment.missing')}
      </td>
    </tr>
  );
});

/** Names in the tooltip, of hundreds only the first. */
const namesInTooltip = 30;

function DepartmentNames({ item: { forms } }: { readonly item: ReportItem }) {
  const { t } = useTranslation();
  const names = useMemo(
    () =>
      forms
        .map(({ deptName }) => deptName)
        .sort((one, other) => one.localeCompare(other, 'zh'))
        .slice(0, namesInTooltip),
    [forms],
  );
  const listed = t('report.listed');
  if (names.length === 0) return <span className={css.none}>{t('report.assignment.none')}</span>;
  const said =
    forms.length > 2
      ? t('report.assignment.andMore', { names: names.slice(0, 2).join(listed), count: forms.length })
      : names.join(listed);
  return <span title={names.join(listed) + (forms.length > names.length ? '…' : '')}>{said}</span>;
}
