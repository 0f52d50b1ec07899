import { limits } from '@gep/api-client';
import { Button, TextInput } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import css from './review.module.css';

interface CommentEditorProps {
  /** What the comment is on; null while no cell is chosen. */
  readonly label: string | null;
  readonly text: string;
  /** Comments that are typed so far. */
  readonly count: number;
  readonly onChange: (text: string) => void;
  readonly onClose: () => void;
}

/** The comment on the chosen cell, below the table. */
export function CommentEditor({ label, text, count, onChange, onClose }: CommentEditorProps) {
  const { t } = useTranslation();
  // What is typed keeps its spaces while it is typed.
  const [typed, setTyped] = useState(text);
  if (label === null)
    return (
      <p className={form.help} role="status">
        {count > 0 ? t('review.commentCount', { count }) : t('review.commentHelp')}
      </p>
    );
  const change = (next: string) => {
    setTyped(next);
    onChange(next);
  };
  return (
    <form
      className={css.comment}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <strong>{label}</strong>
      <span className={css.commentText}>
        <TextInput
          label={label}
          value={typed}
          onChange={change}
          maxLength={limits.explanationMax}
          autoFocus
        />
      </span>
      <Button
        onClick={() => {
          change('');
          onClose();
        }}
      >
        {t('review.removeComment')}
      </Button>
      <Button type="submit">{t('review.doneComment')}</Button>
    </form>
  );
}
