import type { InputReport, InputSettings } from '@gep/api-client';
import { ChoiceField, Select } from '@gep/style-editor/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { useLocalText } from '../../message/local-text';
import { screenCount } from '../../message/unit';
import { client } from '../../session/client';
import css from './model-settings.module.css';
import { useEcosystemTypes } from './use-ecosystem-types';

type Rows = InputSettings['reclassification'];

interface ReclassificationEditorProps {
  rows: Rows;
  report: InputReport;
  disabled: boolean;
  onChange: (rows: Rows) => void;
}

const missing = '-9999';

/** What each class of the file means as an ecosystem type; ready tables fill all rows at once. */
export function ReclassificationEditor({ rows, report, disabled, onChange }: ReclassificationEditorProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const types = useEcosystemTypes();
  const presets = useQuery({
    queryKey: ['reclassification-presets'],
    staleTime: Infinity,
    queryFn: ({ signal }) => client.listReclassificationPresets({}, { signal }),
  });
  const counted = report.kind === 'raster' ? (report.classes ?? []) : [];
  const values = [...new Set([...counted.map(({ value }) => value), ...rows.map(({ from }) => from)])].sort(
    (a, b) => a - b,
  );
  const target = (value: number) => rows.find(({ from }) => from === value)?.to;
  const cells = (value: number) => {
    const found = counted.find((each) => each.value === value);
    return found ? screenCount(found.count) : '--';
  };
  const set = (value: number, to: string) => {
    const others = rows.filter(({ from }) => from !== value);
    onChange(
      to === '' ? others : [...others, { from: value, to: Number(to) }].sort((a, b) => a.from - b.from),
    );
  };
  const fill = (key: string) => {
    const preset = presets.data?.find((each) => each.key === key);
    if (preset) onChange(preset.rows);
  };
  return (
    <details className={css.reclassification}>
      <summary>{t('models.reclassification', { count: rows.length })}</summary>
      <div className={css.preset}>
        <ChoiceField
          side
          label={t('models.preset')}
          disabled={disabled}
          value={null}
          placeholder={t('models.presetChoose')}
          options={(presets.data ?? []).map(({ key, name }) => ({ value: key, label: text(name) }))}
          onChange={fill}
        />
      </div>
      <div className={css.scroll}>
        <table className={form.table}>
          <thead>
            <tr>
              <th scope="col" className={form.number}>
                {t('models.class')}
              </th>
              <th scope="col" className={form.number}>
                {t('models.cells')}
              </th>
              <th scope="col">{t('models.type')}</th>
            </tr>
          </thead>
          <tbody>
            {values.map((value) => (
              <tr key={value}>
                <td className={form.number}>{value}</td>
                <td className={form.number}>{cells(value)}</td>
                <td className={css.type}>
                  <Select
                    label={`${t('models.class')} ${value}`}
                    disabled={disabled}
                    value={target(value) === undefined ? '' : String(target(value))}
                    options={[
                      { value: '', label: t('models.sameCode') },
                      { value: missing, label: t('models.missingType') },
                      ...types,
                    ]}
                    onChange={(to) => set(value, to)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
