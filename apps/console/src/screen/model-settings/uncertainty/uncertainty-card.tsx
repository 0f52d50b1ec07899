import { isAbort } from '@gep/api-client';
import type { Uncertainty } from '@gep/api-client';
import { Button, IconButton } from '@gep/style-editor/controls';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../form/card';
import { confirm } from '../../../form/confirm';
import form from '../../../form/form.module.css';
import { errorText } from '../../../session/error-text';
import { toast } from '../../../session/toast';
import { currentValues } from '../model-changes';
import type { ModelSetup } from '../model-changes';
import { untouched } from '../model-draft';
import { numbersId, uncertainNumbers } from '../../range/uncertain-number';
import { UncertaintyDialog } from './uncertainty-dialog';
import { useNumberWords } from '../../range/use-number-words';
import { useUncertainties } from './use-uncertainties';
import css from './uncertainty.module.css';

interface UncertaintyCardProps {
  readonly projectId: string;
  readonly modelId: string;
  readonly setup: ModelSetup;
  /** Whether the project accounts for the comparable year. */
  readonly comparableYear: boolean;
  readonly disabled: boolean;
}

/** The distributions of a model's prices and factors; each change is saved at once. */
export function UncertaintyCard({
  projectId,
  modelId,
  setup,
  comparableYear,
  disabled,
}: UncertaintyCardProps) {
  const { t } = useTranslation();
  const words = useNumberWords();
  const { known, save } = useUncertainties(projectId, modelId);
  /** The place of the one that is edited in their list, which is one behind the last for a new one. */
  const [edited, setEdited] = useState<number | null>(null);
  if (!known) return null;
  const values = currentValues(setup, untouched);
  const numbers = uncertainNumbers(setup.definition, known, values);
  const { uncertainties } = known;
  if (numbers.length === 0 && uncertainties.length === 0) return null;

  const store = async (next: readonly Uncertainty[]) => {
    await save(next, () => setEdited(null));
    toast.success(t('range.saved'));
  };
  const nameOf = (uncertainty: Uncertainty): string => {
    const own = numbers.find(({ id }) => id === numbersId(uncertainty));
    return own ? words.placeName(own, uncertainty) : numbersId(uncertainty);
  };
  const remove = async (index: number) => {
    const name = nameOf(uncertainties[index]);
    if (!(await confirm(t('range.removeTitle'), t('range.removeConfirm', { name })))) return;
    await store(uncertainties.filter((_, i) => i !== index)).catch((error: unknown) => {
      if (!isAbort(error)) toast.error(errorText(error));
    });
  };
  return (
    <Card
      title={t('range.title')}
      action={
        !disabled && (
          <Button disabled={numbers.length === 0} onClick={() => setEdited(uncertainties.length)}>
            {t('range.add')}
          </Button>
        )
      }
    >
      <p className={css.help}>{t('range.help')}</p>
      {uncertainties.length === 0 ? (
        <p className={css.none}>{t('range.none')}</p>
      ) : (
        <table className={form.table} aria-label={t('range.title')}>
          <thead>
            <tr>
              <th scope="col">{t('range.number')}</th>
              <th scope="col">{t('range.kind')}</th>
              <th scope="col">{t('range.source')}</th>
              {!disabled && <th scope="col" aria-label={t('action.edit')} />}
            </tr>
          </thead>
          <tbody>
            {uncertainties.map((uncertainty, index) => {
              const name = nameOf(uncertainty);
              const own = numbers.find(({ id }) => id === numbersId(uncertainty));
              return (
                <tr key={name}>
                  <td>{name}</td>
                  <td className={css.distribution}>
                    {words.distributionText(uncertainty)}{' '}
                    {own && <small>{words.unitOf(own, uncertainty.row)}</small>}
                  </td>
                  <td>{uncertainty.source}</td>
                  {!disabled && (
                    <td className={form.actions}>
                      {own && (
                        <IconButton
                          icon={Pencil}
                          label={t('range.edit', { name })}
                          onClick={() => setEdited(index)}
                        />
                      )}
                      <IconButton
                        icon={Trash2}
                        label={t('range.remove', { name })}
                        onClick={() => void remove(index)}
                      />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {edited !== null && (
        <UncertaintyDialog
          numbers={numbers}
          values={values}
          comparableYear={comparableYear}
          initial={uncertainties[edited]}
          onClose={() => setEdited(null)}
          onSave={(one) => store(uncertainties.toSpliced(edited, 1, one))}
        />
      )}
    </Card>
  );
}
