import { schemeKinds } from '@gep/map-engine/model';
import type { Problem, Scheme } from '@gep/map-engine/model';
import { checkScheme } from '@gep/map-engine/scheme';
import { useMemo, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { StartRow } from '../category';
import { DraftFrame, useClipboard } from '../editing';
import type { Edits } from '../editing';
import type { StyleFiles } from '../file';
import { Switch, useEvent, useReadOnly } from '../input';
import type { ProblemLineProps } from '../input';
import { useWords } from '../message';
import { readSchemeText, schemeText } from '../state';
import type { DraftControl, Pasted } from '../state';
import { SchemeTree } from './scheme-tree';
import type { TreeGroup } from './scheme-tree';
import { useApply } from './use-apply';
import { useLivePreview } from './use-live-preview';
import { FaultAt, controlAt } from '../field';

/** What the host gives to a style dialog. */
export interface DialogHost<S extends Scheme> {
  /** Words of the title bar, e.g. the name of the layer; default: what is edited. */
  readonly title?: string;
  /** Key of the class whose row has the focus when the dialog opens, e.g. the one that was pressed in a legend. */
  readonly row?: string | null;
  /**
   * `close` tells OK from apply. A rejected promise keeps the dialog open and shows why. Absent: the style is shown
   * read-only.
   */
  readonly onApply?: (value: S, options: { readonly close: boolean }) => void | Promise<void>;
  /**
   * Closed; what was applied stays. Comes after the last preview, unless an apply that was pending fails afterwards: then
   * the style from before it is handed over again.
   */
  readonly onCancel: () => void;
  /**
   * Present: the dialog offers live preview and hands every sound state to it, and the applied one on cancel.
   * While a returned promise is pending nothing more is handed over, and then only the latest state.
   */
  readonly onPreview?: (value: S) => void | Promise<void>;
}

/** Draft, tree and panel of a style dialog. */
export interface StyleDialogProps<S extends Scheme, Page extends string = never> extends DialogHost<S> {
  /** Words of the title bar. */
  readonly title: string;
  /** The draft, from `useDraft`. */
  readonly control: DraftControl<S> & Partial<Edits<S>>;
  /** The tree on the left. */
  readonly groups: readonly TreeGroup<S['kind'] | Page>[];
  /** Another entry of the tree was chosen. */
  readonly onKind: (kind: S['kind'] | Page) => void;
  /** What is shown in place of the panel of the scheme's kind, e.g. its labels. */
  readonly page?: Page | null;
  /** A scheme was pasted: makes it one of this layer, or says why it cannot be. */
  readonly adopt?: (pasted: S) => Promise<Pasted<S>>;
  /** A problem is about to be shown: the page that holds its field is opened. */
  readonly onProblem?: (problem: Problem) => void;
  /** A note of the panels, e.g. that both percentages were reset. */
  readonly note: string | null;
  /** The note was overtaken by an edit or an apply. */
  readonly onNoteDone: () => void;
  /** Covers the panel while data for it are fetched or computed; absent otherwise. */
  readonly mask?: ReactNode;
  /** Nothing can be applied for now. */
  readonly busy: boolean;
  /** The panel of the chosen entry. */
  readonly children: ReactNode;
}

/**
 * Frame of the style dialogs: tree, panel, undo and redo, live preview, problems, cancel, OK, apply.
 * @example
 * <StyleDialog
 *   title="District"
 *   control={control}
 *   groups={[]}
 *   onKind={set}
 *   note={null}
 *   onNoteDone={close}
 *   busy={false}
 *   onCancel={close}
 * >
 *   One panel of the host
 * </StyleDialog>;
 */
export function StyleDialog<S extends Scheme, Page extends string = never>(props: StyleDialogProps<S, Page>) {
  const { title, control, groups, onKind, note, onNoteDone, mask = null, busy, children } = props;
  const { onApply, onCancel, page, onProblem, adopt } = props;
  const readOnly = useReadOnly();
  const onPreview = readOnly ? undefined : props.onPreview;
  const words = useWords();
  const { t } = words;
  const { draft, value } = control;
  const [live, setLive] = useState(true);
  const [row, setRow] = useState(props.row ?? null);
  // Problems show once apply was tried; from then on they follow the edits.
  const [tried, setTried] = useState(false);
  // The window of style files, whose script comes when it is first asked for.
  const [file, setFile] = useState<{
    readonly way: 'import' | 'export';
    readonly Window: StyleFiles;
  } | null>(null);
  const { pending, failure, run, clear } = useApply(onApply);

  const faults = useMemo(() => errorsOf(value), [value]);
  const edited = control.shown ?? value;
  const sound = (edited === value ? faults : errorsOf(edited)).length === 0;
  const shown = live ? (sound ? edited : null) : draft.applied;
  const handing = useRef<S | null>(null);
  const closed = useRef(false);
  const previewer = useLivePreview(onPreview ? shown : null, draft.applied, onPreview);
  const waiting = busy || pending || mask !== null;

  const clearLines = () => {
    clipboard.clear();
    clear();
    onNoteDone();
  };
  const apply = async (close: boolean) => {
    setTried(true);
    clearLines();
    if (faults.length > 0) return;
    previewer.settle(value);
    handing.current = value;
    if (await run(value, close)) control.apply(value);
    else {
      previewer.forget();
      if (closed.current && onPreview) previewer.show(draft.applied);
    }
    handing.current = null;
  };
  const cancel = () => {
    closed.current = true;
    // What the host is taking over stays, unless it fails.
    if (onPreview) previewer.show(handing.current ?? draft.applied);
    onCancel();
  };
  const travel = (steps: number) => {
    clearLines();
    control.travel(steps);
  };
  const read = async (text: string) => {
    const pasted = await readSchemeText(text, value);
    if ('problem' in pasted) return pasted;
    const { kind } = pasted.value;
    const offered = groups.flatMap(({ entries }) => entries).find((entry) => entry.value === kind);
    if (!offered || offered.disabledReason) return { problem: { code: 'not-here', kind } as const };
    return adopt ? adopt(pasted.value) : pasted;
  };

  const take = (taken: S) => {
    clearLines();
    control.edit(taken);
  };
  const onFile = useEvent((way: 'import' | 'export') => void openFile(way));
  const clipboard = useClipboard({
    kind: 'scheme',
    value,
    text: schemeText,
    read,
    onPaste: take,
    onFile,
  });

  const line = failure
    ? { text: failure }
    : (clipboard.line ?? problemLine(tried ? faults : []) ?? noteLine(note));
  return (
    <DraftFrame
      title={title}
      name={value.geometry === 'raster' ? 'raster-style' : 'vector-style'}
      control={{ draft, travel }}
      mask={mask}
      tools={
        <>
          {onPreview && <Switch label={t('dialog.live-preview')} value={live} onChange={setLive} />}
          {clipboard.menu}
        </>
      }
      footer={{
        line,
        onCancel: cancel,
        onOk: () => void apply(true),
        unavailable: waiting,
        onApply: () => void apply(false),
      }}
    >
      <SchemeTree<S['kind'] | Page>
        label={t('tree.label')}
        groups={readOnly ? groups.map(locked) : groups}
        value={page ?? value.kind}
        current={value.kind}
        onChange={(kind) => {
          setRow(null);
          onKind(kind);
        }}
      />
      <FaultAt value={tried && faults.length > 0 ? placeOf(faults[0], value) : null}>
        <StartRow value={row}>{children}</StartRow>
      </FaultAt>
      {file && (
        <file.Window
          {...{ way: file.way, value, name: title, read }}
          onDone={(text, imported = value) => {
            setFile(null);
            if (imported !== value) take(imported);
            clipboard.say({ text, look: 'done' }, imported);
          }}
          onCancel={() => setFile(null)}
        />
      )}
    </DraftFrame>
  );

  async function openFile(way: 'import' | 'export') {
    try {
      const { loadStyleFiles } = await import('../file');
      const Window = await loadStyleFiles();
      setFile({ way, Window });
    } catch {
      clipboard.say({ text: t('style-file.no-script') }, value);
    }
  }

  /** Of what cannot be changed there is one kind to look at, and the pages beside it. */
  function locked(group: TreeGroup<S['kind'] | Page>): TreeGroup<S['kind'] | Page> {
    const entries = group.entries.map((entry) =>
      entry.value === value.kind || !schemeKinds.some((kind) => kind === entry.value)
        ? entry
        : { ...entry, disabledReason: t('field.read-only') },
    );
    return { ...group, entries };
  }

  function problemLine([first, ...more]: readonly Problem[]): ProblemLineProps | null {
    if (!first) return null;
    const text = words.problem(first);
    return {
      text: more.length > 0 ? t('dialog.problems', { text, number: more.length }) : text,
      onGo: (event: MouseEvent) => {
        const dialog = event.currentTarget.closest('[role=dialog]');
        flushSync(() => onProblem?.(first));
        if (dialog) controlAt(dialog, placeOf(first, value))?.focus();
      },
    };
  }
}

function noteLine(text: string | null): ProblemLineProps {
  return { text, look: 'warning' };
}

function errorsOf(scheme: Scheme): Problem[] {
  return checkScheme(scheme).filter(({ level }) => level !== 'warning');
}

/** Path of the field where a problem is put right; the one row of a single symbol is edited as its template. */
function placeOf({ at, code }: Problem, { kind }: Scheme): string {
  const path = kind === 'single-symbol' ? at.replace(/^categories(\[0\]\.symbol)?/, 'template') : at;
  return code === 'no-visible-symbol' ? `${path}.layers[0].visible` : path;
}
