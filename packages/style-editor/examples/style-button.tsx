import { PolygonStyleDialog, StyleEditorProvider } from '@gep/style-editor';
import type { StyleEditorPorts } from '@gep/style-editor';
import type { VectorScheme } from '@gep/map-engine/model';
import { useState } from 'react';

interface StyleButtonProps {
  readonly scheme: VectorScheme;
  /** What the editors ask for: the layer's fields and their statistics, a library of symbols. */
  readonly ports: StyleEditorPorts;
  /** For a layer of the engine: `(next) => layer.setScheme(next)`. */
  readonly onScheme: (next: VectorScheme) => void;
}

/** A button that opens the style dialog of a polygon layer. */
export function StyleButton({ scheme, ports, onScheme }: StyleButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <StyleEditorProvider locale="en" ports={ports}>
      <button type="button" onClick={() => setOpen(true)}>
        Style
      </button>
      {open && (
        <PolygonStyleDialog
          value={scheme}
          onCancel={() => setOpen(false)}
          onApply={(next, { close }) => {
            onScheme(next);
            if (close) setOpen(false);
          }}
        />
      )}
    </StyleEditorProvider>
  );
}
