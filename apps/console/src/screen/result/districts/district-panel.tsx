import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Button, Checkbox, IconButton, Select, TextInput } from '@gep/style-editor/controls';
import { resultFileName } from '@gep/api-client/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Columns3, Copy, Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { writeClipboard } from '../../../form/table/clipboard-table';
import { client } from '../../../session/client';
import { errorText } from '../../../session/error-text';
import { saveBlob } from '../../../session/save-blob';
import { useSession } from '../../../session/session-store';
import type { FigureUnits } from '../result-columns';
import { useColumnChoice } from './column-choice';
import { figureColumns, hiddenAtFirst } from './district-columns';
import type { FigureColumn } from './district-columns';
import { DistrictGrid } from './district-grid';
import { districtChoices, districtLines, totalLine } from './district-rows';
import type { DistrictFilter, DistrictLine } from './district-rows';
import css from './districts.module.css';
import type { DistrictLink } from './use-district-link';

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

const everything: DistrictFilter = { order: 'tree', parent: '', search: '' };
const formats = ['xlsx', 'csv'] as const;

/** The districts of the result on the map in a table: found, sorted, copied and downloaded. */
export function DistrictPanel({ projectId, id, compareFlag, year, units, link }: DistrictPanelProps) {
  const { t, i18n } = useTranslation();
  const projectName = useSession((session) => session.user?.projectName) ?? '';
  const [filter, setFilter] = useState(everything);
  const { choice, choose } = useColumnChoice();
  const found = useQuery({
    queryKey: ['district-figures', projectId, id, i18n.language],
    queryFn: ({ signal }) => client.listDistrictFigures({ projectId, id }, { signal }),
  });
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
  const download = useMutation({
    mutationFn: (format: (typeof formats)[number]) => client.districtFile({ projectId, id, format }),
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
  const copy = () => {
    const shown = columns.filter(({ id }) => visibility[id]);
    const cells = cellsOf([...lines, total], shown, [t('result.districts.code'), t('result.districts.name')]);
    void navigator.clipboard.writeText(writeClipboard(cells)).then(
      () => toast.success(t('result.districts.copied', { count: cells.length - 2 })),
      () => toast.error(t('result.districts.copyFailed')),
    );
  };
  return (
    <div className={css.panel}>
      <div className={css.tools}>
        <Select
          label={t('result.districts.order')}
          value={filter.order}
          options={[
            { value: 'tree', label: t('result.districts.tree') },
            ...levels.map((level) => ({ value: level, label: t(`setting.level.${level}`) })),
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
        <div className={css.actions}>
          <Popover>
            <PopoverButton
              as={IconButton}
              icon={Columns3}
              label={t('result.districts.columns')}
              onClick={() => undefined}
            />
            <PopoverPanel
              anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
              className={`gep-popup ${css.columns}`}
            >
              {[{ id: 'code', title: t('result.districts.code') }, ...columns].map((column) => (
                <Checkbox
                  key={column.id}
                  label={column.title}
                  value={visibility[column.id] ?? false}
                  onChange={(shown) => choose(column.id, shown)}
                />
              ))}
            </PopoverPanel>
          </Popover>
          <IconButton icon={Copy} label={t('result.districts.copy')} onClick={copy} />
          <Popover>
            <PopoverButton
              as={IconButton}
              icon={Download}
              label={t('result.districts.download')}
              onClick={() => undefined}
            />
            <PopoverPanel
              anchor={{ to: 'bottom end', gap: 4, padding: 8 }}
              className={`gep-popup ${css.columns}`}
            >
              {formats.map((format) => (
                <Button
                  key={format}
                  look="text"
                  disabled={download.isPending}
                  onClick={() => download.mutate(format)}
                >
                  {t(`result.districts.format.${format}`)}
                </Button>
              ))}
            </PopoverPanel>
          </Popover>
        </div>
      </div>
      {lines.length === 0 && <p className={css.note}>{t('result.districts.none')}</p>}
      <DistrictGrid
        key={`${id}/${filter.order}`}
        {...{ lines, total, columns, visibility }}
        marked={link.marked}
        chosen={link.chosen}
        onPoint={link.point}
        onChoose={link.choose}
      />
    </div>
  );
}

/** What is copied: code and name, then the shown columns with their units in the heading. */
function cellsOf(
  lines: readonly DistrictLine[],
  columns: readonly FigureColumn[],
  titles: readonly string[],
): string[][] {
  const flat = (line: DistrictLine): DistrictLine[] => [line, ...line.children.flatMap(flat)];
  // Spaces between thousands would make texts of the numbers.
  const plain = (text: string): string => text.replaceAll('\u2009', '').replaceAll('\u00a0', '');
  return [
    [...titles, ...columns.map(({ title, unit }) => (unit === '' ? title : `${title} (${unit})`))],
    ...lines
      .flatMap(flat)
      .map((line) => [line.code, line.name, ...columns.map(({ text }) => plain(text(line)))]),
  ];
}
