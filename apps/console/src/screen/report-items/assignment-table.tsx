import type { ReportItem, ReportPlace } from '@gep/api-client';
import { Checkbox } from '@gep/style-editor/controls';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../form/due-day';
import form from '../../form/form.module.css';
import { useLocalText } from '../../message/local-text';
import css from './assignment.module.css';
import { ItemHeading } from './item-heading';
import { itemKey } from './use-report-items';
import type { ItemFilter } from './use-report-items';

interface AssignmentTableProps {
  readonly items: readonly ReportItem[];
  /** By the key of the item. */
  readonly chosen: ReadonlyMap<string, unknown>;
  readonly onChoose: (items: readonly ReportPlace[], on: boolean) => void;
  readonly withYear: boolean;
  readonly sort: ItemFilter['sort'];
  readonly onSort: (sort: ItemFilter['sort']) => void;
}

/** Data items with the departments that supply them. */
export function AssignmentTable(props: AssignmentTableProps) {
  const { items, chosen, onChoose, withYear, sort, onSort } = props;
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
              onChange={() => onChoose(items, !isAll)}
            />
          </th>
          <ItemHeading field="name" sort={sort} onSort={onSort}>
            {t('report.input')}
          </ItemHeading>
          <th scope="col">{t('report.type')}</th>
          <th scope="col">{t('report.assignment.departments')}</th>
          <ItemHeading field="submit_due" sort={sort} onSort={onSort}>
            {t('report.submitDue')}
          </ItemHeading>
          <ItemHeading field="confirm_due" sort={sort} onSort={onSort}>
            {t('report.confirmDue')}
          </ItemHeading>
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
  readonly onChoose: (items: readonly ReportPlace[], on: boolean) => void;
  readonly withYear: boolean;
}

/** A click anywhere in the row chooses it. */
const ItemRow = memo(function ItemRow({ item, isChosen, onChoose, withYear }: ItemRowProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const name = withYear ? `${text(item.name)} · ${t(`report.years.${item.compareFlag}`)}` : text(item.name);
  const models = item.models.map((model) => text(model.name)).join(t('separator'));
  const choose = () => onChoose([item], !isChosen);
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

function DepartmentNames({ item: { deptNames: names, formCount } }: { readonly item: ReportItem }) {
  const { t } = useTranslation();
  const listed = t('separator');
  if (formCount === 0) return <span className={css.none}>{t('report.assignment.none')}</span>;
  const said =
    formCount > 2
      ? t('report.assignment.andMore', { names: names.slice(0, 2).join(listed), count: formCount })
      : names.join(listed);
  return <span title={names.join(listed) + (formCount > names.length ? '…' : '')}>{said}</span>;
}
