import type { RegionFile } from '@gep/api-client';
import { Select } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { crsLabel } from '../../message/crs-label';
import { screenCount } from '../../message/unit';
import css from './basic-settings.module.css';

interface RegionFileFactsProps {
  file: RegionFile;
  disabled: boolean;
  onEncoding: (encoding: string) => void;
}

/** What the server read: rows, coordinate system, and the encoding, which can be switched when names look wrong. */
export function RegionFileFacts({ file, disabled, onEncoding }: RegionFileFactsProps) {
  const { t } = useTranslation();
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt>{t('setting.encoding')}</dt>
          <dd>
            <Select
              label={t('setting.encoding')}
              disabled={disabled}
              value={file.encoding}
              options={file.candidates.map(({ encoding, sample }) => ({
                value: encoding,
                label: `${encoding.toUpperCase()} · ${sample.slice(0, 2).join(' ')}`,
              }))}
              onChange={onEncoding}
            />
          </dd>
          <dd>{t(`setting.encodingSource.${file.encodingSource}`)}</dd>
        </div>
        <div>
          <dt>{t('setting.rows')}</dt>
          <dd>{screenCount(file.rowCount)}</dd>
        </div>
        <div>
          <dt>{t('setting.crs')}</dt>
          <dd>{crsLabel(file.crs, file.crsName)}</dd>
        </div>
      </dl>
      {file.warnings.length > 0 && (
        <ul className={css.warnings}>
          {file.warnings.map((warning) => (
            <li key={`${warning.code} ${warning.at ?? ''}`}>{warning.message}</li>
          ))}
        </ul>
      )}
    </>
  );
}
