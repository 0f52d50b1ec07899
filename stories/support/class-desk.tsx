import type { Scheme, TableScheme } from '@gep/map-engine/model';
import { CategoryTable } from '@gep/style-editor';
import { useState } from 'react';
import { screen } from 'storybook/test';
import type { fn } from 'storybook/test';

export interface DeskProps {
  readonly value: TableScheme;
  /** Absent: read-only. */
  readonly onChange?: (value: Scheme) => void;
  /** CSS pixels of the panel. */
  readonly width?: number;
  readonly empty?: string;
}

/** A class table that keeps what is edited. */
export function Desk({ value: first, onChange, width = 480, empty }: DeskProps) {
  const [value, setValue] = useState(first);
  return (
    <div className="gep-root gep-panel" style={{ width, height: 480, background: 'var(--gep-surface)' }}>
      <CategoryTable
        value={value}
        empty={empty}
        onChange={
          onChange &&
          ((next) => {
            setValue(next);
            onChange(next);
          })
        }
      />
    </div>
  );
}

export const row = (name: string | RegExp) => screen.getByRole<HTMLTableRowElement>('row', { name });
export const rowAt = (place: number) => screen.getAllByRole<HTMLTableRowElement>('row')[place + 1];
export const labels = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);
export const last = (args: DeskProps) =>
  (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as TableScheme;
export const times = (args: DeskProps) => (args.onChange as ReturnType<typeof fn>).mock.calls.length;
