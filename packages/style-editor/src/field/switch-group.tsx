import type { ReactNode } from 'react';
import { Switch } from '../input';
import { Group } from './group';

export interface SwitchGroupProps {
  readonly title: string;
  /** Name of the switch; default: the title. */
  readonly label?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A group that is switched on and off; its fields are there while it is on. */
export function SwitchGroup({ title, label = title, children, ...rest }: SwitchGroupProps) {
  const on = rest.value && !rest.disabled;
  return (
    <Group title={title} aside={<Switch bare label={label} {...rest} />}>
      {on && children}
    </Group>
  );
}
