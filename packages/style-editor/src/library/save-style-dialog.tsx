import type { MapSymbol } from '@gep/map-engine/model';
import { useEffect, useState } from 'react';
import { useWords } from '../message';
import type { StyleLibrary } from '../port';
import { NameDialog } from './name-dialog';

/** A symbol and where it is saved. */
export interface SaveStyleDialogProps {
  /** What is saved. */
  readonly symbol: MapSymbol;
  /** Where it is saved, as the host fills it in. */
  readonly library: StyleLibrary;
  /** It is in the library. */
  readonly onSaved: () => void;
  /** Closed without saving. */
  readonly onCancel: () => void;
}

/**
 * Saves a symbol under a name. A failure is shown and the name is kept; a name that is already used shows a notice.
 * @example
 * <SaveStyleDialog symbol={fill} library={library} onSaved={close} onCancel={close} />;
 */
export function SaveStyleDialog({ symbol, library, onSaved, onCancel }: SaveStyleDialogProps) {
  const { t } = useWords();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const { kind } = symbol;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    library.privateStyles(kind, signal).then(
      (styles) => !signal.aborted && setTaken(styles.map(({ name }) => name)),
      () => undefined,
    );
    return () => controller.abort();
  }, [library, kind]);
  return (
    <NameDialog
      title={t('dialog.save-style')}
      symbol={symbol}
      taken={taken}
      failure={t('failure.save')}
      onSave={(name) => library.save(name, symbol)}
      onDone={onSaved}
      onCancel={onCancel}
    />
  );
}
