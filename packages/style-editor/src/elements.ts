import type { LegendElement } from './element/legend-element';
import type { StyleDialogElement } from './element/style-dialog-element';

export { defineLegendElement } from './element/legend-element';
export type { LegendElement } from './element/legend-element';
export { defineStyleDialogElement } from './element/style-dialog-element';
export type { StyleApplied, StyleDialogElement } from './element/style-dialog-element';

declare global {
  interface HTMLElementTagNameMap {
    'gep-legend': LegendElement;
    'gep-style-dialog': StyleDialogElement;
  }
}
