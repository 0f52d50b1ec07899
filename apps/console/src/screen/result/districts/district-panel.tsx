import { Select, TextInput } from '@gep/style-editor/controls';
import { resultFileName } from '@gep/api-client/contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../session/client';
import { errorText } from '../../../session/error-text';
import { saveBlob } from '../../../session/save-blob';
import { useSession } from '../../../session/session-store';
import type { FigureUnits } from '../result-columns';
import { useColumnChoice } from './column-choice';
import { figureColumns, hiddenAtFirst } from './district-columns';
import { DistrictGrid } from './district-grid';
import { districtChoices, districtLines, totalLine } from './district-rows';
import type { DistrictFilter, DistrictLine } from './district-rows';
import css from './districts.module.css';
import { TableActions } from './table-actions';
import type { TableFormat } from './table-actions';
import { tableCells, useCopyTable } from './table-cells';
import type { DistrictLink } from './use-district-link';
import { useDistrictTable } from './use-district-table';

interface DistrictPanelProps {
  readonly projectId: string;
  /** Id of a calculated model. */
  readonly id: string;
  readonly compareFlag: 0 | 1;
  readonly year: string;
  /** Of values and quantities, as on the map; absent: those that suit the rows. */
  readonly units?: FigureUnits | undefined;
  readonly link: DistrictLink;
}

/** Columns of figures that have a way of their inputs. */
const outputOf = { value: 'value', quantity: 'function' } as const;

const everything: DistrictFilter = { order: 'tree', parent: '', search: '' };

/** The districts of the result on the map in a table: found, sorted, copied and downloaded. */
export default function DistrictPanel({ projectId, id, compareFlag, year, units, link }: DistrictPanelProps) {
  const { t, i18n } = useTranslation();
  const projectName = useSession((session) => session.user?.projectName) ?? '';
  const [filter, setFilter] = useState(everything);
  const { choice, choose } = useColumnChoice('gep-district-columns');
  const copyTable = useCopyTable();
  const found = useDistrictTable(projectId, id);
  const table = found.data;
  const lines = useMemo(
    () => (table ? districtLines(table, compareFlag, filter) : []),
    [table, compareFlag, filter],
  );
  const columns = useMemo(() => {
    if (!table) return [];
    const { functionUnit, valueUnit, total } = table;
    const hasOther = (compareFlag === 1 ? total.current : total.comparable) !== null;
    const all = districtLines(table, compareFlag, everything);
    const shown = { functionUnit, units, hasValue: valueUnit !== '', hasOther, compareFlag };
    return figureColumns({ ...shown, lines: all, language: i18n.language, t });
  }, [table, compareFlag, units, i18n.language, t]);
  // Always the same: rows are drawn again when it changes.
  const figureOf = useCallback(
    ({ level, code }: DistrictLine, column: string) =>
      level && (column === 'value' || column === 'quantity')
        ? { projectId, id, compareFlag, level, code, output: outputOf[column] }
        : null,
    [projectId, id, compareFlag],
  );
  const download = useMutation({
    mutationFn: (format: TableFormat) => client.districtFile({ projectId, id, format }),
    onSuccess: (file, format) =>
      file && saveBlob(file, resultFileName(projectName, year, table?.name, format)),
  });

  if (!table)
    return (
      <p className={css.note} role="status">
        {found.error ? t('result.loadFailed', { reason: errorText(found.error) }) : t('result.loading')}
      </p>
    );
  const { levels, parents } = districtChoices(table);
  const total = totalLine(table, compareFlag, t('result.districts.total'));
  const visibility = { ...hiddenAtFirst(columns), ...choice };
  const shown = columns.filter(({ id: column }) => visibility[column]);
  const codeAndName = [
    { title: t('result.districts.code'), of: ({ code }: DistrictLine) => code },
    { title: t('result.districts.name'), of: ({ name }: DistrictLine) => name },
  ];
  return (
    <div className={css.panel}>
      <div className={css.tools}>
        <Select
          label={t('result.districts.order')}
          value={filter.order}
          options={[
            { value: 'tree', label: t('result.districts.tree') },
            ...levels.map((level) => ({ value: level, label: t(`level.${level}`) })),
          ]}
          onChange={(order) => setFilter({ ...filter, order })}
        />
        {parents.length > 1 && (
          <Select
            label={t('result.districts.parent')}
            value={filter.parent}
            options={[
              { value: '', label: t('result.districts.anyParent') },
              ...parents.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            onChange={(parent) => setFilter({ ...filter, parent })}
          />
        )}
        <TextInput
          label={t('result.districts.search')}
          placeholder={t('result.districts.search')}
          value={filter.search}
          onChange={(search) => setFilter({ ...filter, search })}
        />
        <TableActions
          columns={[{ id: 'code', title: t('result.districts.code') }, ...columns]}
          visibility={visibility}
          onColumn={choose}
          onCopy={() => copyTable(tableCells([...lines, total], shown, codeAndName))}
          isLoading={download.isPending}
          onDownload={(format) => download.mutate(format)}
        />
      </div>
      {lines.length === 0 && <p className={css.note}>{t('result.districts.none')}</p>}
      <DistrictGrid
        label={t('result.districts.label')}
        key={`${id}/${filter.order}`}
        {...{ lines, total, columns, visibility }}
        link={link}
        figureOf={figureOf}
      />
    </div>
  );
}
