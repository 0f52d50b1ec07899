import type { ReactNode } from 'react';
import { MessageProvider } from './message';
import type { EditorLocale, Messages } from './message';
import { PortProvider } from './port';
import type { StyleEditorPorts } from './port';

const noPorts: StyleEditorPorts = {};

export interface StyleEditorProviderProps {
  /** Language of the editors; default 'zh-CN'. */
  readonly locale?: EditorLocale;
  /** Texts that replace those of the package. */
  readonly messages?: Partial<Messages>;
  /** What editors ask the host for; a dialog's own `ports` go first. */
  readonly ports?: StyleEditorPorts;
  readonly children?: ReactNode;
}

/** Language and ports of all editors below it. */
export function StyleEditorProvider({
  locale = 'zh-CN',
  messages,
  ports = noPorts,
  children,
}: StyleEditorProviderProps) {
  return (
    <MessageProvider locale={locale} messages={messages}>
      <PortProvider ports={ports}>{children}</PortProvider>
    </MessageProvider>
  );
}
