import type { ReportFile } from '@gep/api-client';
import { formatNumber } from '@gep/map-engine/scheme';
import { useTranslation } from 'react-i18next';
import { WholeNumbers } from '../../form/whole-numbers';
import { useLocalText } from '../../message/local-text';
import css from './file-needs.module.css';

/** What the file of a form has to hold: unit, usual values, attributes. */
export function FileNeeds({ file }: { readonly file: ReportFile }) {
  const { t } = useTranslation();
  const text = useLocalText();
  const unit = text(file.unit);
  const [low, high] = file.expected.map((value) =>
    value === null ? null : formatNumber(value, { decimals: 'all', group: true }),
  );
  const range =
    low !== null && high !== null
      ? t('collection.file.between', { low, high })
      : low !== null
        ? t('collection.file.from', { low })
        : high !== null && t('collection.file.upTo', { high });
  return (
    <dl className={css.needs}>
      {unit !== '' && <Need word={t('collection.file.unit')}>{unit}</Need>}
      {range && (
        <Need word={t('collection.file.expected')}>
          <WholeNumbers text={range} />
        </Need>
      )}
      {file.fields.length > 0 && (
        <Need word={t('collection.file.fields')}>
          {file.fields
            .map(({ name, unit: of, optional }) => {
              const notes = [text(of), optional && t('collection.file.optional')].filter(Boolean);
              return notes.length > 0
                ? t('collection.file.field', { name: text(name), notes: notes.join(t('notice.and')) })
                : text(name);
            })
            .join(t('notice.and'))}
        </Need>
      )}
      {file.help && <Need word={t('collection.file.help')}>{text(file.help)}</Need>}
    </dl>
  );
}

function Need({ word, children }: { readonly word: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}
