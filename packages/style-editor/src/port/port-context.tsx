import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { StyleEditorPorts } from './ports';

const PortContext = createContext<StyleEditorPorts>({});

/** Gives the editors below it what the host fills in; a dialog's own `ports` go first. */
export function PortProvider({
  ports,
  children,
}: {
  readonly ports: StyleEditorPorts;
  readonly children?: ReactNode;
}) {
  return <PortContext value={ports}>{children}</PortContext>;
}

/** The ports of the nearest provider. */
export function usePorts(): StyleEditorPorts {
  return useContext(PortContext);
}
