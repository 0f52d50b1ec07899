import type { Deed } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { timeText } from '../../message/time-text';
import { ResultForms } from './result-forms';
import css from './result-inputs.module.css';
import { useResultInputs } from './use-result-inputs';

/** The result whose inputs are shown. */
export interface ChosenResult {
  readonly projectId: string;
  readonly modelId: string;
  readonly name: string;
  readonly compareFlag: 0 | 1 | undefined;
}

/** What a result was made from: who supplied and confirmed each input. That something was not confirmed is said at once. */
export function ResultInputs({ projectId, modelId, name, compareFlag }: ChosenResult) {
  const { t, i18n } = useTranslation();
  const inputs = useResultInputs(projectId, modelId, compareFlag);
  const open = inputs?.filter(({ forms }) => forms.some(({ confirmed }) => confirmed === null)) ?? [];
  const said = (deed: Deed | null, none: 'unknown' | 'unconfirmed'): string =>
    deed === null
      ? t(`result.inputs.${none}`)
      : t(`result.inputs.by.${deed.by}`, {
          name: deed.userName,
          time: timeText(deed.time, i18n.language),
        });
  return (
    <>
      {open.length > 0 && (
        <p className={css.warning} role="status">
          {t('result.inputs.warning', { names: open.map((input) => input.name).join(t('report.listed')) })}
        </p>
      )}
      <details className={css.inputs}>
        <summary>{t('result.inputs.title', { name })}</summary>
        {inputs?.length === 0 && <p>{t('result.inputs.none')}</p>}
        <ul>
          {inputs?.map((input) => (
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
      </details>
    </>
  );
}
