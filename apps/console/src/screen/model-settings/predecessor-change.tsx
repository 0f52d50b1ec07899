import { limits } from '@gep/api-client';
import type { InputChange, StoredInput } from '@gep/api-client';
import { formatNumber } from '@gep/map-engine/scheme';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocalText } from '../../message/local-text';
import { screenArea, screenCount } from '../../message/unit';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { percentText } from '../../message/percent-text';
import type { InputPlace } from './model-draft';
import css from './model-settings.module.css';
import own from './predecessor-change.module.css';

interface PredecessorChangeProps {
  place: InputPlace;
  projectId: string;
  modelId: string;
  stored: StoredInput;
  /** Words of a code of classes. */
  typeName: (code: number) => string;
}

/** What changed in the file of an input against the project of the year before; one quiet line without one. */
export function PredecessorChange(props: PredecessorChangeProps) {
  const { projectId, modelId, place, stored, typeName } = props;
  const { t } = useTranslation();
  const text = useLocalText();
  const { settings, file } = stored;
  const { data, error } = useQuery({
    queryKey: ['predecessor-change', projectId, place.key, place.compareFlag, file?.uploadTime, settings],
    staleTime: 60_000,
    retry: false,
    meta: { quiet: true },
    queryFn: ({ signal }) => client.compareModelFile({ projectId, modelId, ...place }, { signal }),
  });
  if (error)
    return <p className={css.muted}>{t('models.predecessor.later', { reason: errorText(error) })}</p>;
  if (!data) return null;
  const { state, change } = data;
  if (state !== 'found') return <p className={css.muted}>{t(`models.predecessor.${state}`)}</p>;
  const name = data.name ?? '';
  if (!change) return <p className={css.muted}>{t('models.predecessor.noFile', { name })}</p>;
  const { summary, lines } = wordsOf(t, change, name, typeName, text);
  if (lines.length === 0) return <p className={css.muted}>{summary}</p>;
  return (
    <details className={css.classes}>
      <summary>{summary}</summary>
      <ul className={own.changes}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

const figure = (value: number): string => formatNumber(value, { decimals: 'all', digits: 4, group: true });

const part = (before: number, after: number): string =>
  percentText(before === 0 ? null : (after - before) / Math.abs(before), true);

/** A change in words: one line, and what is behind it. */
function wordsOf(
  t: TFunction,
  change: InputChange,
  name: string,
  typeName: (code: number) => string,
  text: ReturnType<typeof useLocalText>,
): { summary: string; lines: string[] } {
  const pair = ({ before, after }: { before: number; after: number }) => ({
    before: figure(before),
    after: figure(after),
  });
  switch (change.kind) {
    case 'features':
      return { summary: t('models.predecessor.features', { name, ...pair(change) }), lines: [] };
    case 'values': {
      const { before, after } = change;
      const of = (key: 'min' | 'mean' | 'max') =>
        t(`models.predecessor.${key}`, {
          ...pair({ before: before[key], after: after[key] }),
          percent: part(before[key], after[key]),
        });
      const figures = [of('min'), of('mean'), of('max')].join(t('models.faultSeparator'));
      return { summary: t('models.predecessor.values', { name }) + figures, lines: [] };
    }
    case 'classes': {
      const { classes, changed, area } = change;
      if (changed === 0) return { summary: t('models.predecessor.sameClasses', { name }), lines: [] };
      const lines = classes.map(({ value, ...areas }) =>
        t('models.predecessor.classChange', {
          type: typeName(value),
          before: screenArea(areas.before),
          after: screenArea(areas.after),
          percent: percentText((areas.after - areas.before) / area, true),
        }),
      );
      return { summary: t('models.predecessor.classes', { name, count: changed }), lines };
    }
    case 'table':
      return tableWords(t, change, name, text);
  }
}

function tableWords(
  t: TFunction,
  {
    totals,
    totalCount,
    newRows,
    newCount,
    missingRows,
    missingCount,
  }: Extract<InputChange, { kind: 'table' }>,
  name: string,
  text: ReturnType<typeof useLocalText>,
): { summary: string; lines: string[] } {
  const percent = `${screenCount(Math.round(limits.tableChange * 100))} %`;
  if (totalCount + newCount + missingCount === 0)
    return { summary: t('models.predecessor.sameTable', { name, percent }), lines: [] };
  const rowsText = (rows: typeof newRows, count: number): string =>
    rows.map(({ district, texts }) => [district, ...texts].join(' ')).join(t('separator')) +
    (count > rows.length ? ' …' : '');
  return {
    summary: t('models.predecessor.table', {
      name,
      percent,
      totals: screenCount(totalCount),
      added: screenCount(newCount),
      gone: screenCount(missingCount),
    }),
    lines: [
      ...totals.map(({ district, field, before, after }) =>
        t('models.predecessor.total', {
          district,
          field: text(field),
          before: figure(before),
          after: figure(after),
          percent: part(before, after),
        }),
      ),
      ...(newCount > 0 ? [t('models.predecessor.added', { rows: rowsText(newRows, newCount) })] : []),
      ...(missingCount > 0
        ? [t('models.predecessor.gone', { rows: rowsText(missingRows, missingCount) })]
        : []),
    ],
  };
}
