import { resultFileName } from '@gep/api-client/contract';
import type { CalculatedModel } from '@gep/api-client';
import { IconButton } from '@gep/style-editor/controls';
import { Copy, Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { writeClipboard } from '../../../form/table/clipboard-table';
import { legendText } from '../../../map/legend/legend-unit';
import { legendUnitOf } from '../../../map/layer/opened-layer';
import type { OpenedLayer } from '../../../map/layer/opened-layer';
import { useScheme } from '../../../map/layer/use-scheme';
import { moneyUnit } from '../../../message/unit-words';
import { errorText } from '../../../session/error-text';
import { saveBlob } from '../../../session/save-blob';
import { useSession } from '../../../session/session-store';
import { toast } from '../../../session/toast';
import { figureUnits } from '../result-columns';
import type { FigureUnits } from '../result-columns';
import figures from '../figures.module.css';
import { ledgerClasses, restLabel } from './ledger-classes';
import { csvFile, ledgerColumns, plainCells } from './ledger-table';
import type { LedgerColumn } from './ledger-table';
import type { LedgerSums } from './ledger-sums';
import css from './ledger.module.css';
import { useLedger } from './use-ledger';

interface LedgerLine {
  readonly key: string;
  readonly label: string;
  /** Of the class on the map; null for what is none. */
  readonly color: string | null;
  readonly sums: LedgerSums;
}

export interface LedgerLinesProps {
  readonly opened: OpenedLayer;
  readonly model: CalculatedModel;
  readonly units: FigureUnits | undefined;
  /** Words of the name of a download. */
  readonly file: { readonly year: string; readonly name: string };
}

/** A line for each class of the style, and what they come to together. */
export default function LedgerLines({ opened, model, units, file }: LedgerLinesProps) {
  const { t, i18n } = useTranslation();
  const projectName = useSession((session) => session.user?.projectName) ?? '';
  const scheme = useScheme(opened);
  const hasValue = moneyUnit.test(model.statisticUnits);
  const isRaster = opened.kind === 'raster';
  const text = useMemo(
    () => legendText(scheme, legendUnitOf(opened, scheme), i18n.language, { all: t('result.all') }),
    [opened, scheme, i18n.language, t],
  );
  const classes = useMemo(() => ledgerClasses(scheme, text), [scheme, text]);
  const { ledger, estimated, failure } = useLedger(opened, model, scheme, classes, hasValue);
  const columns = useMemo(
    () =>
      ledgerColumns({
        words: {
          count: t(isRaster ? 'result.ledger.cells' : 'result.ledger.districts'),
          area: t('result.ledger.area'),
          quantity: t('result.districts.quantity'),
          value: t('result.districts.value'),
        },
        units: units ?? figureUnits(model, i18n.language),
        functionUnit: model.functionUnits,
        hasValue,
      }),
    [isRaster, units, model, hasValue, i18n.language, t],
  );
  if (!ledger)
    return (
      <p className={css.note} role="status">
        {failure ? t('result.loadFailed', { reason: errorText(failure) }) : t('result.loading')}
      </p>
    );
  const lines: LedgerLine[] = [
    ...classes.map(({ key, label, color }, i) => ({ key, label, color, sums: ledger.classes[i] })),
    ...(classes.length > 0 && ledger.rest.count > 0
      ? [
          {
            key: 'rest',
            label: restLabel(scheme, text) ?? t('result.ledger.rest'),
            color: null,
            sums: ledger.rest,
          },
        ]
      : []),
    { key: 'total', label: t('result.ledger.total'), color: null, sums: ledger.total },
  ];
  const cells = (): string[][] => plainCells(t('result.ledger.class'), columns, lines);
  const copy = () =>
    void navigator.clipboard.writeText(writeClipboard(cells())).then(
      () => toast.success(t('result.ledger.copied', { count: lines.length })),
      () => toast.error(t('result.districts.copyFailed')),
    );
  const name = resultFileName(projectName, file.year, `${file.name}-${t('result.ledger.title')}`, 'csv');
  return (
    <>
      <div className={css.scroller} tabIndex={0} role="group" aria-label={t('result.ledger.title')}>
        <table className={`${figures.table} ${css.table}`} aria-busy={estimated}>
          <thead>
            <tr>
              <th scope="col">{t('result.ledger.class')}</th>
              {columns.map(({ id, title, unit }) => (
                <th key={id} scope="col">
                  {title}
                  {unit !== '' && <small>{unit}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.key} data-total={line.key === 'total'}>
                <th scope="row">
                  {line.color !== null && <i style={{ background: line.color }} aria-hidden />}
                  {line.label}
                </th>
                {columns.map((column) => (
                  <td key={column.id} title={estimated ? undefined : column.exact(line.sums)}>
                    {figureText(column, line.sums, estimated)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <footer className={figures.foot}>
        <span role="status">
          {classes.length === 0
            ? t('result.ledger.noClasses')
            : estimated
              ? failure
                ? t('result.ledger.failed', { reason: errorText(failure) })
                : t('result.ledger.estimated')
              : isRaster && t('result.ledger.exact')}
        </span>
        <IconButton icon={Copy} label={t('result.ledger.copy')} disabled={estimated} onClick={copy} />
        <IconButton
          icon={Download}
          label={t('result.ledger.csv')}
          disabled={estimated}
          onClick={() => saveBlob(csvFile(cells()), name)}
        />
      </footer>
    </>
  );
}

/** A figure, with a sign where it is an estimate; what is only known by counting has dots until then. */
function figureText(column: LedgerColumn, sums: LedgerSums, estimated: boolean): string {
  const text = column.text(sums);
  if (!estimated) return text === '' ? '—' : text;
  return text === '' ? '…' : `≈ ${text}`;
}
