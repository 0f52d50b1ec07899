import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { StyleEditorPorts } from './ports';

const PortContext = createContext<StyleEditorPorts>({});

/** Gives the editors below it what the host fills in; absent: what those above it have. */
export function PortProvider({
  ports,
  children,
}: {
  readonly ports: StyleEditorPorts | undefined;
  readonly children?: ReactNode;
}) {
  const provided = usePorts();
  return <PortContext value={ports ?? provided}>{children}</PortContext>;
}

/** The ports of the nearest provider. */
export function usePorts(): StyleEditorPorts {
  return useContext(PortContext);
}
