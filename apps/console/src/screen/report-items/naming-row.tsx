import { limits } from '@gep/api-client';
import type { ReportItem } from '@gep/api-client';
import { TextInput } from '@gep/style-editor/controls';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DueInput } from '../../form/due-input';
import { useLocalText } from '../../message/local-text';
import { useSave } from '../../session/use-save';
import css from './report-items.module.css';
import type { ReportChange } from './use-report-items';

interface NamingRowProps {
  readonly item: ReportItem;
  /** Of the list that the row is of. */
  readonly version: string | null;
  readonly withYear: boolean;
  readonly onSave: (item: ReportItem, change: ReportChange, version: string | null) => Promise<void>;
}

/** A report with its name and deadlines, each saved when its field is left. */
export function NamingRow({ item, version, withYear, onSave }: NamingRowProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const [busy, save] = useSave();
  const set = (change: ReportChange) => save(() => onSave(item, change, version));
  const inputName = text(item.inputName);
  const models = item.models.map(({ name }) => text(name)).join(t('separator'));
  const name = withYear ? `${inputName} ${t(`report.years.${item.compareFlag}`)}` : inputName;
  return (
    <tr>
      <td className={css.nameCell}>
        <NameInput
          label={t('report.naming.nameOf', { name })}
          name={item.givenName}
          placeholder={inputName}
          version={version}
          onSave={(next, seen) => save(() => onSave(item, { name: next }, seen))}
        />
      </td>
      <td title={inputName} className={css.clipped}>
        {inputName}
      </td>
      <td>{t(`collection.type.${item.type}`)}</td>
      {withYear && <td>{t(`report.years.${item.compareFlag}`)}</td>}
      <td title={models} className={css.clipped}>
        {models}
      </td>
      {(['submitDue', 'confirmDue'] as const).map((due) => (
        <td key={due} className={css.dueCell}>
          <DueInput
            label={t(`report.naming.${due}Of`, { name })}
            due={item[due]}
            disabled={busy}
            onChange={(next) => void set({ [due]: next })}
          />
        </td>
      ))}
    </tr>
  );
}

interface NameInputProps {
  readonly label: string;
  readonly name: string;
  readonly placeholder: string;
  readonly version: string | null;
  readonly onSave: (name: string, version: string | null) => Promise<boolean>;
}

/** What is typed stays until it is saved, also where the server refuses it. */
function NameInput({ label, name, placeholder, version, onSave }: NameInputProps) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly version: string | null } | null>(null);
  const isLeft = useRef(false);
  const leave = async () => {
    if (isLeft.current || draft === null) return;
    if (draft.text.trim() === name) return void setDraft(null);
    isLeft.current = true;
    const isSaved = await onSave(draft.text.trim(), draft.version);
    isLeft.current = false;
    if (isSaved) setDraft(null);
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape') setDraft(null);
    if (key === 'Enter' && target instanceof HTMLElement) target.blur();
  };
  return (
    <span onKeyDown={onKeyDown}>
      <TextInput
        label={label}
        value={draft?.text ?? name}
        placeholder={placeholder}
        maxLength={limits.reportNameMax}
        // The draft is of the version that it began with: it knows nothing of what others have changed since.
        onChange={(next) => setDraft((now) => ({ text: next, version: now ? now.version : version }))}
        onBlur={() => void leave()}
      />
    </span>
  );
}
