import { resultFileName } from '@gep/api-client/contract';
import type { Scenario } from '@gep/api-client';
import { Button, IconButton } from '@gep/style-editor/controls';
import { Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { writeClipboard } from '../../../form/table/clipboard-table';
import { screenArea } from '../../../message/unit';
import { saveBlob } from '../../../session/save-blob';
import { useSession } from '../../../session/session-store';
import { toast } from '../../../session/toast';
import { csvFile } from '../ledger/ledger-table';
import { scenarioCells } from './scenario-cells';
import { scenarioLines, signed, valueUnit } from './scenario-lines';
import { ScenarioServices } from './scenario-services';
import figures from '../figures.module.css';
import css from './scenario.module.css';

interface ScenarioTableProps {
  readonly found: Scenario;
  /** The year in words. */
  readonly year: string;
  /** With the figures of the account and of the scenario; else their changes alone. */
  readonly full: boolean;
  readonly onFull: (full: boolean) => void;
}

/** The change of every service, what could not be computed, and the districts. */
export function ScenarioTable({ found, year, full, onFull }: ScenarioTableProps) {
  const { t, i18n } = useTranslation();
  const projectName = useSession((session) => session.user?.projectName) ?? '';
  const unit = valueUnit(found, i18n.language);
  const total = t(found.missing.length > 0 ? 'scenario.partialTotal' : 'scenario.total');
  const lines = scenarioLines(found, total, unit, i18n.language);
  const cells = () => scenarioCells(found, lines, unit, t);
  const copy = () =>
    void navigator.clipboard.writeText(writeClipboard(cells())).then(
      () => toast.success(t('result.ledger.copied', { count: lines.length })),
      () => toast.error(t('result.districts.copyFailed')),
    );
  const name = resultFileName(projectName, year, `${t('scenario.title')}-${found.type.name}`, 'csv');
  // A line of the sentence does not end inside a number.
  const areaText = (hectares: number): string => screenArea(hectares).replaceAll('\u2009', '\u202f');
  const area = { area: areaText(found.area), changed: areaText(found.changedArea) };
  return (
    <>
      <div className={css.body} tabIndex={0} role="group" aria-label={t('scenario.title')}>
        <p className={css.fact} role="status">
          {found.type.name} · {t('scenario.area', area)}
        </p>
        <ScenarioServices lines={lines} valueUnit={unit.unit} full={full} />
        {found.missing.length > 0 && (
          <div className={css.missing}>
            <p>{t('scenario.missing')}</p>
            <ul>
              {found.missing.map(({ modelId, name: service, reason }) => (
                <li key={modelId}>
                  {t('scenario.missingLine', { name: service, reason: t(`scenario.reason.${reason}`) })}
                </li>
              ))}
            </ul>
          </div>
        )}
        {found.unchanged.length > 0 && (
          <p className={css.fact}>
            {t('scenario.unchanged', {
              names: found.unchanged.map((one) => one.name).join(t('separator')),
            })}
          </p>
        )}
        <table className={`${figures.table} ${css.table}`} aria-label={t('scenario.districts')}>
          <thead>
            <tr>
              <th scope="col">{t('scenario.district')}</th>
              <th scope="col">
                {t('scenario.districtArea')} <small>hm²</small>
              </th>
              <th scope="col">
                {t('scenario.valueChange')} <small>{unit.unit}</small>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.districts.map((district) => (
              <tr key={district.code}>
                <th scope="row" title={district.name}>
                  {district.name}
                </th>
                <td>{screenArea(district.area)}</td>
                <td>{signed(district.value, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <footer className={figures.foot}>
        <span>
          <Button look="text" aria-pressed={full} onClick={() => onFull(!full)}>
            {t(full ? 'scenario.changesOnly' : 'scenario.withFigures')}
          </Button>
        </span>
        <IconButton icon={Copy} label={t('scenario.copy')} onClick={copy} />
        <IconButton
          icon={Download}
          label={t('scenario.csv')}
          onClick={() => saveBlob(csvFile(cells()), name)}
        />
      </footer>
    </>
  );
}
