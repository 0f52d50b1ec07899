import type { AbsentService, ModelRow } from '@gep/api-client';
import { limits } from '@gep/api-client/contract';
import { Button, Field, TextInput } from '@gep/style-editor/controls';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import { useLocalText } from '../../message/local-text';
import { timeText } from '../../message/time-text';
import { client } from '../../session/client';
import { saveForm } from '../../session/save-form';
import { useFormVersions } from '../../session/use-form-versions';
import { useSave } from '../../session/use-save';
import css from './absent-service.module.css';
import type { LeaveGuard } from '../../form/use-leave-guard';

interface AbsentServiceCardProps {
  projectId: string;
  model: ModelRow;
  /** The declaration, if there is one. */
  declared: AbsentService | undefined;
  /** The version of the declarations. */
  read: string | null;
  disabled: boolean;
  guard: LeaveGuard;
  /** Reads the declarations again. */
  onSaved: () => Promise<readonly AbsentService[]>;
}

/** A final service that is not selected: whether it exists in the region, and why not. */
export function AbsentServiceCard(props: AbsentServiceCardProps) {
  const { projectId, model, declared, read, disabled, guard, onSaved } = props;
  const { t, i18n } = useTranslation();
  const name = useLocalText()(model.name);
  const [reason, setReason] = useState(declared?.reason ?? '');
  const [busy, run] = useSave();
  const { modelId } = model;
  const changed = reason.trim() !== (declared?.reason ?? '');
  const version = useFormVersions(read, changed)();
  /** Takes what others have declared in the place of what was typed. */
  const load = async () => {
    const now = await onSaved();
    setReason(now.find((one) => one.modelId === modelId)?.reason ?? '');
  };
  const declare = () =>
    run(async () => {
      const input = { projectId, modelId, reason };
      await saveForm(
        version,
        (ifMatch) => client.versioned('declareAbsentService', input, { ifMatch }),
        load,
      );
      await onSaved();
    });
  const withdraw = () =>
    run(async () => {
      const input = { projectId, modelId };
      await saveForm(
        version,
        (ifMatch) => client.versioned('withdrawAbsentService', input, { ifMatch }),
        load,
      );
      setReason('');
      await onSaved();
    });
  useEffect(() => {
    guard.register({ dirty: changed, save: declare, saving: () => null });
    return () => guard.register(null);
  });
  return (
    <Card title={name}>
      <div className={css.absent}>
        <p>{t(declared ? 'models.absent.declared' : 'models.absent.explain')}</p>
        <Field label={t('models.absent.reason')} required help={t('models.absent.example')}>
          {(id) => (
            <TextInput
              id={id}
              value={reason}
              maxLength={limits.absenceReasonMax}
              disabled={disabled || busy}
              onChange={setReason}
            />
          )}
        </Field>
        {declared && (
          <p className={css.by}>
            {t('models.absent.by', {
              name: declared.declaredBy,
              time: timeText(declared.declaredTime, i18n.language),
            })}
          </p>
        )}
        {declared && declared.warnings.length > 0 && (
          <ul className={css.warnings} role="alert">
            {declared.warnings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        {!disabled && (
          <div className={css.actions}>
            <Button
              look="primary"
              disabled={busy || !changed || reason.trim() === ''}
              onClick={() => void declare()}
            >
              {t(declared ? 'models.absent.change' : 'models.absent.declare')}
            </Button>
            {declared && (
              <Button disabled={busy} onClick={() => void withdraw()}>
                {t('models.absent.withdraw')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
