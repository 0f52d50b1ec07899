import type { InputType } from 'storybook/internal/csf';
import { fn } from 'storybook/test';

/** What the table of a page's props offers: a control for each, or the reason why there is none. */
const input = <I extends InputType>(type: I) => type;

export const text = input({ control: 'text' });
export const toggle = input({ control: 'boolean' });
export const figure = input({ control: 'number' });
export const color = input({ control: 'color' });
/** Lists and models as JSON, to be edited as a tree or as text. */
export const json = input({ control: 'object' });

export const choice = (options: readonly unknown[]) =>
  input({ control: { type: options.length > 4 ? 'select' : 'inline-radio' }, options });

/** A handler: calls are listed under Actions. */
export const action = input({ control: false, table: { category: 'Actions' } });

/** A handler that may be missing, which shows: the choice hands one in or leaves it out. */
export const optionalAction = input({
  control: { type: 'inline-radio' },
  options: ['given', 'left out'],
  mapping: { given: fn(), 'left out': null },
  table: { category: 'Actions' },
});

/** A prop that no control can hold, and why. */
export const leftOut = (reason: string) =>
  input({ control: false, description: `No control: ${reason}`, table: { category: 'Without a control' } });

export const port = leftOut('functions of the host; the stories show what comes of them');
export const path = leftOut('name of what it edits in the value around; problems lead to it');
export const id = leftOut('of the label that points here; the fields of editors make one');

/** The dialogs of vectors and rasters. */
export const styleDialog = {
  value: json,
  title: text,
  row: text,
  ports: port,
  onApply: optionalAction,
  onPreview: optionalAction,
  onCancel: action,
};
/** The symbol editors in their window. */
export const symbolDialog = {
  value: json,
  kinds: json,
  title: text,
  onApply: optionalAction,
  onCancel: action,
};
