import type { Deed } from '@gep/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeText } from '../../message/time-text';
import css from './result-inputs.module.css';
import { useResultInputs } from './use-result-inputs';

/** The result whose inputs are shown. */
export interface ChosenResult {
  readonly projectId: string;
  readonly modelId: string;
  readonly name: string;
  readonly compareFlag: 0 | 1 | undefined;
}

/** What a result was made from: who supplied and confirmed each input. Asked for only once it is unfolded. */
export function ResultInputs({ projectId, modelId, name, compareFlag }: ChosenResult) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const inputs = useResultInputs(projectId, modelId, compareFlag, open);
  const said = (deed: Deed | null, none: 'unknown' | 'unconfirmed'): string =>
    deed === null
      ? t(`result.inputs.${none}`)
      : t(`result.inputs.by.${deed.by}`, {
          name: deed.userName,
          time: timeText(deed.time, i18n.language),
        });
  return (
    <details className={css.inputs} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('result.inputs.title', { name })}</summary>
      {inputs?.length === 0 && <p>{t('result.inputs.none')}</p>}
      <ul>
        {inputs?.map((input) => (
          <li key={`${input.key}-${input.compareFlag}`}>
            <strong>{input.name}</strong>
            <span>
              {input.fileName ?? t('result.inputs.value')}
              {compareFlag === 1 && input.compareFlag === 0 && ` ${t('result.inputs.ofCurrent')}`}
            </span>
            <dl>
              <dt>{t('result.inputs.supplied')}</dt>
              <dd>{said(input.supplied, 'unknown')}</dd>
              <dt>{t('result.inputs.confirmed')}</dt>
              <dd data-open={input.confirmed === null || undefined}>
                {said(input.confirmed, input.supplied === null ? 'unknown' : 'unconfirmed')}
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
}
