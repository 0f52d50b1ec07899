import { useContext } from 'react';
import type { ReactNode } from 'react';
import { DockContext, PlaceStorageContext, sessionPlaces } from './window';
import { ReadOnly } from './input';
import type { PlaceStorage } from './window';
import { MessageProvider } from './message';
import type { EditorLocale, Messages } from './message';
import { PortProvider } from './port';
import type { StyleEditorPorts } from './port';

const noPorts: StyleEditorPorts = {};

/** What all editors below share. */
export interface StyleEditorProviderProps {
  /** Language of the editors; by default that of the provider around this one, else 'en'. */
  readonly locale?: EditorLocale;
  /** Texts that replace those of the package. */
  readonly messages?: Partial<Messages>;
  /** What editors ask the host for; a dialog's own `ports` go first. */
  readonly ports?: StyleEditorPorts;
  /** Where dialogs remember their places, e.g. `localStorage`; default: as long as the page lasts. */
  readonly places?: PlaceStorage;
  /**
   * The element that holds dialogs as a part of the page; windows opened from them stay windows. While it is null dialogs
   * wait for it. Default: that of the provider around this one, else dialogs are windows.
   */
  readonly dock?: HTMLElement | null;
  /** Whether everything below is shown and nothing can be changed, e.g. for a viewer without rights. */
  readonly readOnly?: boolean;
  /** Editors, dialogs and everything around them. */
  readonly children?: ReactNode;
}

/**
 * Language, ports and places of all editors below it.
 * @example
 * <StyleEditorProvider locale="en">
 *   <PolygonStyleDialog value={polygonScheme} onApply={set} onCancel={close} />
 * </StyleEditorProvider>;
 */
export function StyleEditorProvider({
  locale,
  messages,
  ports = noPorts,
  places = sessionPlaces,
  dock,
  readOnly = false,
  children,
}: StyleEditorProviderProps) {
  const around = useContext(DockContext);
  return (
    <MessageProvider locale={locale} messages={messages}>
      <PortProvider ports={ports}>
        <PlaceStorageContext value={places}>
          <DockContext value={dock === undefined ? around : dock}>
            <ReadOnly value={readOnly}>
              {readOnly ? <div className="gep-read-only">{children}</div> : children}
            </ReadOnly>
          </DockContext>
        </PlaceStorageContext>
      </PortProvider>
    </MessageProvider>
  );
}
