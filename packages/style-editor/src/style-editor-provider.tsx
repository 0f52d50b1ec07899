import type { ReactNode } from 'react';
import { PlaceStorageContext, sessionPlaces } from './input';
import type { PlaceStorage } from './input';
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
  /** Where dialogs remember their places, e.g. `localStorage`; default: as long as the page lasts. */
  readonly places?: PlaceStorage;
  /** Editors, dialogs and everything around them. */
  readonly children?: ReactNode;
}

/** Language, ports and places of all editors below it. */
export function StyleEditorProvider({
  locale = 'zh-CN',
  messages,
  ports = noPorts,
  places = sessionPlaces,
  children,
}: StyleEditorProviderProps) {
  return (
    <MessageProvider locale={locale} messages={messages}>
      <PortProvider ports={ports}>
        <PlaceStorageContext value={places}>{children}</PlaceStorageContext>
      </PortProvider>
    </MessageProvider>
  );
}
