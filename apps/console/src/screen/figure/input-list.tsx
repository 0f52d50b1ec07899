import type { Deed, ResultInput } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { timeText } from '../../message/time-text';
import { ResultForms } from './result-forms';
import css from './result-inputs.module.css';

interface InputListProps {
  readonly inputs: readonly ResultInput[];
  /** The year of the result; undefined where it has one year. */
  readonly compareFlag: 0 | 1 | undefined;
}

/** Inputs of a result: who supplied each, and who confirmed it. */
export function InputList({ inputs, compareFlag }: InputListProps) {
  const { t, i18n } = useTranslation();
  const said = (deed: Deed | null, none: 'unknown' | 'unconfirmed'): string =>
    deed === null
      ? t(`result.inputs.${none}`)
      : t(`result.inputs.by.${deed.by}`, {
          name: deed.userName,
          time: timeText(deed.time, i18n.language),
        });
  return (
    <ul className={css.list}>
      {inputs.map((input) => (
        <li key={`${input.key}-${input.compareFlag}`}>
          <strong>{input.name}</strong>
          <span>
            {input.forms.length === 0 && (input.fileName ?? t('result.inputs.value'))}
            {compareFlag === 1 && input.compareFlag === 0 && ` ${t('result.inputs.ofCurrent')}`}
          </span>
          {input.forms.length > 0 ? (
            <ResultForms forms={input.forms} />
          ) : (
            <dl>
              <dt>{t('result.inputs.supplied')}</dt>
              <dd>{said(input.supplied, 'unknown')}</dd>
              <dt>{t('result.inputs.confirmed')}</dt>
              <dd data-open={input.confirmed === null || undefined}>
                {said(input.confirmed, input.supplied === null ? 'unknown' : 'unconfirmed')}
              </dd>
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
