import { checkScheme } from '@gep/map-engine/scheme';
import type { Problem, Scheme } from '@gep/map-engine/model';
import { Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, DialogFrame, IconButton, ProblemLine, Switch } from '../input';
import { useWords } from '../message';
import { canRedo, canUndo, undoKey } from '../state';
import type { DraftControl } from '../state';
import { SchemeTree } from './scheme-tree';
import type { TreeGroup } from './scheme-tree';
import { useLivePreview } from './use-live-preview';

/** What the host gives to a style dialog. */
export interface DialogHost<S extends Scheme> {
  /** `close` tells OK from apply. A rejected promise keeps the dialog open and shows why. */
  readonly onApply: (value: S, options: { readonly close: boolean }) => void | Promise<void>;
  readonly onCancel: () => void;
  /** Present: the dialog offers live preview and hands every sound state to it, and the applied one on cancel. */
  readonly onPreview?: (value: S) => void;
}

export interface StyleDialogProps<S extends Scheme> extends DialogHost<S> {
  readonly title: string;
  readonly control: DraftControl<S>;
  readonly groups: readonly TreeGroup<S['kind']>[];
  readonly onKind: (kind: S['kind']) => void;
  /** A note of the panels, e.g. that both percentages were reset. */
  readonly note: string | null;
  readonly onNoteDone: () => void;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** Frame of the style dialogs: tree, panel, undo and redo, live preview, problems, cancel, OK, apply. */
export function StyleDialog<S extends Scheme>(props: StyleDialogProps<S>) {
  const { title, control, groups, onKind, note, onNoteDone, busy, children } = props;
  const { onApply, onCancel, onPreview } = props;
  const words = useWords();
  const { t } = words;
  const { draft, value } = control;
  const [live, setLive] = useState(true);
  const [saving, setSaving] = useState(false);
  // Problems show once apply was tried; from then on they follow the edits.
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const faults = errorsOf(value);
  useLivePreview(onPreview ? (live ? (faults.length === 0 ? value : null) : draft.applied) : null, onPreview);

  const apply = async (close: boolean) => {
    setTried(true);
    setFailure(null);
    onNoteDone();
    if (faults.length > 0) return;
    setSaving(true);
    try {
      await onApply(value, { close });
      control.apply();
    } catch (error) {
      setFailure(t('failure.apply', { reason: error instanceof Error ? error.message : String(error) }));
    } finally {
      setSaving(false);
    }
  };
  const cancel = () => {
    if (onPreview && !Object.is(value, draft.applied)) onPreview(draft.applied);
    onCancel();
  };
  const undo = () => (onNoteDone(), control.undo());
  const redo = () => (onNoteDone(), control.redo());

  const problem = tried ? faults[0] : undefined;
  const text = failure ?? (problem ? words.problem(problem) : note);
  return (
    <DialogFrame
      title={title}
      onClose={cancel}
      onKeyDown={(event) => undoKey(event, undo, redo)}
      tools={
        <>
          {onPreview && <Switch label={t('dialog.live-preview')} value={live} onChange={setLive} />}
          <IconButton icon={Undo2} label={t('action.undo')} onClick={undo} disabled={!canUndo(draft)} />
          <IconButton icon={Redo2} label={t('action.redo')} onClick={redo} disabled={!canRedo(draft)} />
          <span className="gep-divider" />
        </>
      }
      footer={
        <>
          <ProblemLine text={text} warning={!failure && !problem} />
          <Button onClick={cancel}>{t('action.cancel')}</Button>
          <Button look="primary" disabled={busy || saving} onClick={() => void apply(true)}>
            {t('action.ok')}
          </Button>
          <Button disabled={busy || saving} onClick={() => void apply(false)}>
            {t('action.apply')}
          </Button>
        </>
      }
    >
      <SchemeTree label={t('tree.label')} groups={groups} value={value.kind} onChange={onKind} />
      {children}
    </DialogFrame>
  );
}

function errorsOf(scheme: Scheme): Problem[] {
  return checkScheme(scheme).filter(({ level }) => level !== 'warning');
}
