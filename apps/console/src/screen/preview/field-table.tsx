import { formatNumber } from '@gep/map-engine/scheme';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import type { FilePreviewHandOff } from '../../session/window-name';
import { crsOfText } from '../../message/crs-label';
import { screenCount } from '../../message/unit';
import css from './file-panel.module.css';
import { placeOf } from './open-file';
import type { VectorFileLayer } from './open-file';

interface FieldTableProps {
  readonly opened: VectorFileLayer;
  readonly file: FilePreviewHandOff;
}

const text = (value: number | null): string =>
  value === null ? '--' : formatNumber(value, { decimals: 'short', group: true });

/** What a vector file holds: its features and, a row a field, what is in them. */
export function FieldTable({ opened, file }: FieldTableProps) {
  const { t } = useTranslation();
  const { source, kind, crs } = opened;
  const statistics = useQuery({
    queryKey: ['preview-fields', source.id, file],
    queryFn: ({ signal }) => client.vectorPreviewStatistics(placeOf(file), { signal }),
    staleTime: Infinity,
  });
  const facts = [
    [t('preview.features'), screenCount(source.features.length)],
    [t('preview.geometry'), t(`preview.shape.${kind}`)],
    [t('preview.crs'), crsOfText(crs)],
  ] as const;
  return (
    <>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {statistics.isPending && (
        <p className={css.hint} role="status">
          {t('preview.counting')}
        </p>
      )}
      {statistics.isError && (
        <p className={css.hint} role="alert">
          {errorText(statistics.error)}
        </p>
      )}
      {statistics.data?.length === 0 && <p className={css.hint}>{t('preview.noFields')}</p>}
      {statistics.data && statistics.data.length > 0 && (
        <table className={css.fields}>
          <thead>
            <tr>
              <th>{t('preview.field')}</th>
              <th>{t('preview.type')}</th>
              <th>{t('preview.distinct')}</th>
              <th>{t('preview.minimum')}</th>
              <th>{t('preview.maximum')}</th>
              <th>{t('preview.mean')}</th>
            </tr>
          </thead>
          <tbody>
            {statistics.data.map((field) => (
              <tr key={field.field}>
                <th scope="row">{field.field}</th>
                <td>{t(field.valueType === 'REAL' ? 'preview.number' : 'preview.text')}</td>
                <td>{screenCount(field.uniqueValueCount)}</td>
                <td>{text(field.min)}</td>
                <td>{text(field.max)}</td>
                <td>{text(field.mean)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
