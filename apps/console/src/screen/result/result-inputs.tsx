import { useTranslation } from 'react-i18next';
import { InputList } from '../figure/input-list';
import css from '../figure/result-inputs.module.css';
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
  const { t } = useTranslation();
  const inputs = useResultInputs(projectId, modelId, compareFlag);
  const open = inputs?.filter(({ forms }) => forms.some(({ confirmed }) => confirmed === null)) ?? [];
  return (
    <>
      {open.length > 0 && (
        <p className={css.warning} role="status">
          {t('result.inputs.warning', { names: open.map((input) => input.name).join(t('separator')) })}
        </p>
      )}
      <details className={css.inputs}>
        <summary>{t('result.inputs.title', { name })}</summary>
        {inputs?.length === 0 && <p>{t('result.inputs.none')}</p>}
        {inputs && inputs.length > 0 && <InputList inputs={inputs} compareFlag={compareFlag} />}
      </details>
    </>
  );
}
