import type { Scheme } from '@gep/map-engine/model';
import type { LegendElement } from './element/legend-element';
import type { StyleApplied, StyleDialogElement } from './element/style-dialog-element';

export { defineLegendElement } from './element/legend-element';
export type { LegendElement } from './element/legend-element';
export { defineStyleDialogElement } from './element/style-dialog-element';
export type { StyleApplied, StyleDialogElement } from './element/style-dialog-element';

declare global {
  interface HTMLElementTagNameMap {
    'gep-legend': LegendElement;
    'gep-style-dialog': StyleDialogElement;
  }
  // They bubble, so any element may listen to them.
  interface HTMLElementEventMap {
    'gep-change': CustomEvent<Scheme>;
    'gep-preview': CustomEvent<Scheme>;
    'gep-apply': CustomEvent<StyleApplied>;
    'gep-close': CustomEvent<null>;
  }
}
