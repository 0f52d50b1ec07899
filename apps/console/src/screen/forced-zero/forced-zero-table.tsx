import type { ResponseOf } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { TypePicker } from '../../form/type-picker/type-picker';
import { useLocalText } from '../../message/local-text';
import { useEcosystemTypes } from '../../session/use-ecosystem-types';
import { useModels } from '../../session/use-models';
import css from './forced-zero.module.css';

type Rows = ResponseOf<'getForceCorrelation'>['projectModelToEcosystemVOS'];

interface ForcedZeroTableProps {
  rows: Rows;
  /** The correction is switched off: the table is pale. */
  off: boolean;
  disabled: boolean;
  onChange: (rows: Rows) => void;
}

/** The types of each model; services of production and culture take none. */
export function ForcedZeroTable({ rows, off, disabled, onChange }: ForcedZeroTableProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const types = useEcosystemTypes();
  const models = useModels();
  const set = (modelId: string, values: readonly string[]) =>
    onChange(
      rows.map((row) => (row.modelId === modelId ? { ...row, ecosystemValues: values.join(',') } : row)),
    );
  return (
    <table className={`${form.table} ${css.table}`} data-off={off || undefined}>
      <thead>
        <tr>
          <th scope="col">{t('relation.model')}</th>
          <th scope="col">{t('relation.zeroTypes')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ modelId, ecosystemValues }) => {
          const model = models?.find((row) => row.modelId === modelId);
          const name = model ? text(model.name) : modelId;
          const takesTypes = model?.superiorType === 'regulation';
          return (
            <tr key={modelId}>
              <td className={css.model}>{name}</td>
              <td>
                <TypePicker
                  label={name}
                  types={types}
                  value={ecosystemValues.split(',').filter(Boolean)}
                  placeholder={takesTypes ? t('relation.choose') : t('relation.notForGroup')}
                  disabled={disabled || off || !takesTypes}
                  onChange={(values) => set(modelId, values)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
