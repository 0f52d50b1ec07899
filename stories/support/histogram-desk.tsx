import { sampleRamp, toRamp } from '@gep/map-engine/color';
import { HistogramEditor } from '@gep/style-editor';
import type { HistogramEditorProps } from '@gep/style-editor';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { choice, figure, json, optionalAction, text, toggle } from './controls';
import { twoBells } from './sample-histograms';
import { said } from './said';

export const colors = (classes: number) => sampleRamp(toRamp('viridis'), classes);

/** Keeps what is edited, 400 px wide: a value of the scale from 0 to 100 is 4 px. */
export function StatefulHistogram(props: HistogramEditorProps & { readonly width?: number }) {
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

/** What all stories of the editor begin with: two bells in four classes. */
export const editedHistogram = {
  component: HistogramEditor,
  render: (args: HistogramEditorProps) => <StatefulHistogram {...args} />,
  args: {
    histogram: twoBells(0, 100),
    breaks: [0, 25, 50, 75, 100],
    colors: colors(4),
    label: 'Sum',
    mean: 44.2,
    stddev: 20.6,
    maxClasses: 31,
    onChange: fn(),
  },
  argTypes: {
    histogram: json,
    breaks: json,
    colors: json,
    counts: json,
    label: text,
    mean: figure,
    stddev: figure,
    maxClasses: figure,
    type: choice(['INT4', 'INT8', 'REAL']),
    moves: choice(['breaks', 'ends']),
    byteRaster: toggle,
    disabled: toggle,
    onChange: optionalAction,
  },
} satisfies Partial<Meta<typeof HistogramEditor>>;

export const handle = (number: number) => screen.getByRole('slider', { name: said(`间断值 ${number}`) });
export const isAt = (element: Element, value: string) =>
  waitFor(() => expect(element).toHaveAttribute('aria-valuenow', value));
