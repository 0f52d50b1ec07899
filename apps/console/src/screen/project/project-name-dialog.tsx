import { Button, Field, TextInput } from '@gep/style-editor/controls';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../form/dialog';
import { errorText } from '../../session/error-text';

interface ProjectNameDialogProps {
  title: string;
  name: string;
  onCancel: () => void;
  /** Rejects when the server refuses the name; the dialog stays open and keeps what was typed. */
  onSave: (name: string) => Promise<void>;
}

/** Asks for a project's name: required, without spaces. */
export function ProjectNameDialog({ title, name, onCancel, onSave }: ProjectNameDialogProps) {
  const { t } = useTranslation();
  const [value, setValue] = useState(name);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (value === '') return setError(t('project.nameRequired'));
    if (/\s/.test(value)) return setError(t('project.nameSpaces'));
    setBusy(true);
    try {
      await onSave(value);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      title={title}
      width={420}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t('action.cancel')}</Button>
          <Button look="primary" type="submit" form="project-name" disabled={busy}>
            {t('action.ok')}
          </Button>
        </>
      }
    >
      <form id="project-name" onSubmit={(event) => void save(event)}>
        <Field label={t('project.name')} required error={error}>
          {(id) => (
            <TextInput
              id={id}
              autoFocus
              maxLength={100}
              value={value}
              onChange={(next) => {
                setValue(next);
                setError(undefined);
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
