import { sampleRamp, toRamp } from '@gep/map-engine/color';
import { HistogramEditor } from '@gep/style-editor';
import type { HistogramEditorProps } from '@gep/style-editor';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

export const colors = (classes: number) => sampleRamp(toRamp('viridis'), classes);

/** Keeps what is edited, 400 px wide: a value of the scale from 0 to 100 is 4 px. */
export function Held(props: HistogramEditorProps & { readonly width?: number }) {
  const { width = 400, onChange, ...rest } = props;
  const [breaks, setBreaks] = useState(rest.breaks);
  const edit = (next: readonly number[]) => {
    onChange?.(next);
    setBreaks(next);
  };
  return (
    <div
      className="gep-root"
      style={{ width: width + 32, padding: '48px 16px 16px', background: 'var(--gep-surface)' }}
    >
      <HistogramEditor {...rest} breaks={breaks} onChange={onChange && edit} />
    </div>
  );
}

export const handle = (number: number) => screen.getByRole('slider', { name: `间断值 ${number}` });
export const isAt = (element: Element, value: string) =>
  waitFor(() => expect(element).toHaveAttribute('aria-valuenow', value));
