import { Button, IconButton, Select, TextInput } from '@gep/style-editor/controls';
import { useMutation } from '@tanstack/react-query';
import { resultFileName } from '@gep/api-client/contract';
import { PenLine } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../session/client';
import { errorText } from '../../../session/error-text';
import { saveBlob } from '../../../session/save-blob';
import { useSession } from '../../../session/session-store';
import { useColumnChoice } from '../districts/column-choice';
import { visibilityOf } from '../districts/district-columns';
import { DistrictGrid } from '../districts/district-grid';
import districtCss from '../districts/districts.module.css';
import { TableActions } from '../districts/table-actions';
import type { TableFormat } from '../districts/table-actions';
import { tableCells, useCopyTable } from '../districts/table-cells';
import type { DistrictLine } from '../districts/district-rows';
import { useChosenCode } from '../districts/use-district-link';
import type { DistrictLink } from '../districts/use-district-link';
import { useDistrictTable } from '../districts/use-district-table';
import type { FigureUnits } from '../result-columns';
import { regionColumns, shownAtFirst } from './region-columns';
import { RegionDetails } from './region-details';
import { regionLines } from './region-rows';
import type { RegionLine } from './region-rows';
import { renamed } from './region-set';
import type { RegionSet } from './region-set';
import css from './regions.module.css';
import { useRegionServices } from './use-region-services';

interface RegionPanelProps {
  readonly set: RegionSet;
  /** Of the regions, in their order. */
  readonly names: readonly string[];
  readonly link: DistrictLink;
  readonly onChange: (set: RegionSet) => void;
  /** Takes a region of the set out of it. */
  readonly onRemove: (set: RegionSet, key: string) => void;
  /** A further region is to be drawn. */
  readonly onAdd: () => void;
  readonly projectId: string;
  /** Id of a calculated model. */
  readonly id: string;
  readonly compareFlag: 0 | 1;
  readonly year: string;
  readonly units?: FigureUnits | undefined;
  /** Of all services, by the id of a calculated model. */
  readonly serviceUnits: ReadonlyMap<string, FigureUnits>;
}

/** Regions beside each other fit the drawer up to this many. */
const mostCompared = 4;

/** Measured regions in a table: ranked, totalled, compared, copied and downloaded. */
export default function RegionPanel(props: RegionPanelProps) {
  const { set, names, link, onChange, onRemove, onAdd, projectId, id, compareFlag, year, units } = props;
  const { t, i18n } = useTranslation();
  const projectName = useSession((session) => session.user?.projectName) ?? '';
  const { choice, choose } = useColumnChoice('gep-region-columns');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const copyTable = useCopyTable();
  const found = useDistrictTable(projectId, id);
  const table = found.data;
  const rows = useMemo(() => {
    if (!table) return null;
    const { lines, all } = regionLines(set.regions, names, {
      ...{ table, flag: compareFlag, total: t('result.districts.total') },
    });
    const { functionUnit, valueUnit } = table;
    const hasOther = (compareFlag === 1 ? all.current : all.comparable) !== null;
    const columns = regionColumns({
      ...{ lines: [...lines, all], functionUnit, units, hasValue: valueUnit !== '', hasOther, compareFlag },
      ...{ language: i18n.language, t },
    });
    const ranked = lines.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity));
    return { lines, ranked, all, columns };
  }, [table, set, names, compareFlag, units, i18n.language, t]);
  const byKey = useMemo(() => new Map(set.regions.map((one) => [one.key, one])), [set]);
  const regionOf = ({ code }: RegionLine) => byKey.get(code) ?? set.regions[0];
  const ranked = rows?.ranked ?? [];
  const compared = ranked.filter(({ code }) => ticked.has(code));
  const chosen = useChosenCode(link);
  const single = ranked.find(({ code }) => code === chosen) ?? compared[0] ?? ranked[0];
  const details = compared.length > 1 ? compared : rows ? [single] : [];
  const services = useRegionServices({ projectId, id, compareFlag }, details.map(regionOf));
  const ticks = useMemo(
    () => ({
      ticked,
      label: (name: string) => t('result.regions.compare', { name }),
      onTick: (code: string, on: boolean) =>
        setTicked(
          (before) =>
            new Set(on ? [...before, code].slice(-mostCompared) : [...before].filter((one) => one !== code)),
        ),
    }),
    [ticked, t],
  );
  const remarkOf = useCallback(
    (line: DistrictLine) => {
      const { missing } = line as RegionLine;
      return missing && t(`result.regions.missing.${missing}`);
    },
    [t],
  );
  const download = useMutation({
    mutationFn: (format: TableFormat) => {
      const regions = ranked.map((line) => {
        const { area, current, comparable, missing } = regionOf(line).statistics;
        return { name: line.name, area, current, comparable, missing };
      });
      return client.regionTableFile({ projectId, id, compareFlag, format, regions, shared: set.shared });
    },
    onSuccess: (file, format) => {
      const part = `${table?.name ?? ''} ${t('result.regions.title')}`;
      if (file) saveBlob(file, resultFileName(projectName, year, part, format));
    },
  });

  if (!rows)
    return (
      <p className={districtCss.note} role="status">
        {found.error ? t('result.loadFailed', { reason: errorText(found.error) }) : t('result.loading')}
      </p>
    );
  const { lines, all, columns } = rows;
  const visibility: Readonly<Record<string, boolean>> = {
    ...visibilityOf(columns, shownAtFirst(columns)),
    ...choice,
    code: false,
  };
  const shown = columns.filter((column) => visibility[column.id]);
  const nameColumn = [{ title: t('result.districts.name'), of: ({ name }: { name: string }) => name }];
  const overlap =
    set.shared === null ? t('result.regions.mayOverlap') : t('result.regions.overlap', { count: set.shared });
  return (
    <div className={districtCss.panel}>
      <div className={districtCss.tools}>
        {set.columns.length > 0 ? (
          <Select
            label={t('result.regions.nameColumn')}
            value={set.column}
            options={[
              ...set.columns.map(({ name }) => ({
                value: name,
                label: t('result.regions.namedBy', { name }),
              })),
              { value: '', label: t('result.regions.numbered') },
            ]}
            onChange={(column) => onChange({ ...set, column })}
          />
        ) : (
          <div>
            <Button look="text" onClick={onAdd}>
              {t('result.regions.add')}
            </Button>
          </div>
        )}
        <TableActions
          columns={columns}
          visibility={visibility}
          onColumn={choose}
          onCopy={() => copyTable(tableCells([...ranked, all], shown, nameColumn))}
          isLoading={download.isPending}
          onDownload={(format) => download.mutate(format)}
        >
          {set.columns.length > 0 && (
            <IconButton icon={PenLine} label={t('result.regions.add')} onClick={onAdd} />
          )}
        </TableActions>
      </div>
      <div className={css.table}>
        <DistrictGrid
          key={id}
          label={t('result.regions.label')}
          {...{ lines, columns, visibility, total: all }}
          sortedBy={columns.some((column) => column.id === 'value') ? 'value' : 'quantity'}
          {...{ link, remarkOf }}
          ticks={lines.length < 2 ? undefined : ticks}
        />
      </div>
      <div className={css.details}>
        {set.shared !== 0 && lines.length > 1 && <p className={districtCss.note}>{overlap}</p>}
        {details.length === 1 && lines.length > 1 && (
          <p className={districtCss.note}>{t('result.regions.howToCompare', { count: mostCompared })}</p>
        )}
        {details.length === 1 && regionOf(single).row === null && (
          <label className={css.name}>
            {t('result.regions.name')}
            <TextInput
              placeholder={single.name}
              maxLength={200}
              value={regionOf(single).given ?? ''}
              onChange={(name) => onChange(renamed(set, single.code, name))}
            />
          </label>
        )}
        <RegionDetails
          lines={details}
          regions={details.map(regionOf)}
          {...{ services, columns }}
          units={props.serviceUnits}
          onRemove={(key) => onRemove(set, key)}
        />
      </div>
    </div>
  );
}
