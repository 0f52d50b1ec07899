import type { RasterMapLayer, VectorMapLayer } from '@gep/map-engine/layer';
import { isRasterScheme } from '@gep/map-engine/model';
import type { Scheme } from '@gep/map-engine/model';
import type { Messages } from '../message';
import type { StyleEditorPorts } from '../port';
import type { DialogRoot, ShownDialog } from './dialog-root';
import { defineOnce, localeOf, takeEarly } from './element-host';

/** What the event `gep-apply` of a style dialog says. */
export interface StyleApplied {
  readonly scheme: Scheme;
  /** True for OK, false for Apply. */
  readonly close: boolean;
  /** Keeps the dialog waiting; a promise that rejects keeps it open and shows why. */
  waitFor(done: Promise<unknown>): void;
}

/**
 * `<gep-style-dialog heading="Districts" open>`: the style dialog of a layer or of a scheme, of points, lines, polygons or
 * a raster; with the attribute `docked` it is a part of the page, as large as the element. With a layer, edits are shown on the map at once, and taken back by Cancel. The language is that of the
 * attribute `locale`, else of the page; `readonly` shows and changes nothing.
 *
 * Events, which bubble: `gep-preview`, whose `detail` is the scheme in every sound state; `gep-apply` with
 * {@link StyleApplied}; `gep-close`.
 */
export interface StyleDialogElement extends HTMLElement {
  /** The layer whose style is edited; goes before `scheme`. */
  layer: VectorMapLayer | RasterMapLayer | null;
  /** A scheme that the page draws itself; after `gep-apply` it is the applied one. */
  scheme: Scheme | null;
  /** What the dialog asks the page for: `{ fields: featureFields(rows) }` where the style follows attributes. */
  ports: StyleEditorPorts;
  /** Texts in place of those of the package. */
  messages: Partial<Messages>;
  /** Whether it is shown; the attribute `open` is the same. */
  open: boolean;
}

/**
 * Makes `<gep-style-dialog>` known to the page; nothing happens where it is already. The page needs
 * `@gep/style-editor/style.css`.
 * @example
 * defineStyleDialogElement();
 * const dialog = document.querySelector('gep-style-dialog');
 * if (dialog) Object.assign(dialog, { scheme: polygonScheme, open: true });
 */
export function defineStyleDialogElement(name = 'gep-style-dialog'): void {
  defineOnce(name, dialogClass);
}

/** Made when it is asked for: a server that imports this file has no `HTMLElement`. */
function dialogClass(): CustomElementConstructor {
  return class extends HTMLElement implements StyleDialogElement {
    static readonly observedAttributes = ['open', 'heading', 'locale', 'readonly', 'docked'];
    #layer: VectorMapLayer | RasterMapLayer | null = null;
    #scheme: Scheme | null = null;
    #ports: StyleEditorPorts = {};
    #messages: Partial<Messages> = {};
    #root: Promise<DialogRoot> | null = null;
    /** The scheme as it was when the dialog opened, of which the dialog has a copy. */
    #opened: Scheme | null = null;
    /** Counts what was opened: another layer or scheme gets another dialog. */
    #turn = 0;

    get layer() {
      return this.#layer;
    }
    set layer(next) {
      this.#layer = next ?? null;
      this.#reopen();
    }

    get scheme() {
      return this.#layer?.scheme ?? this.#scheme;
    }
    set scheme(next) {
      this.#scheme = next ?? null;
      this.#reopen();
    }

    get ports() {
      return this.#ports;
    }
    set ports(next) {
      this.#ports = next ?? {};
      this.#draw();
    }

    get messages() {
      return this.#messages;
    }
    set messages(next) {
      this.#messages = next ?? {};
      this.#draw();
    }

    get open() {
      return this.hasAttribute('open');
    }
    set open(next) {
      this.toggleAttribute('open', next);
    }

    connectedCallback() {
      takeEarly<StyleDialogElement>(this, ['layer', 'scheme', 'ports', 'messages', 'open']);
      this.#reopen();
    }

    disconnectedCallback() {
      void this.#root?.then((root) => root.unmount());
      this.#root = null;
    }

    attributeChangedCallback(name: string) {
      if (name === 'open') this.#reopen();
      else this.#draw();
    }

    #reopen() {
      this.#opened = this.open ? this.scheme : null;
      this.#turn += 1;
      this.#draw();
    }

    #draw() {
      if (!this.isConnected || (this.#root === null && this.#opened === null)) return;
      this.#root ??= import('./dialog-root').then(({ createDialogRoot }) => createDialogRoot());
      this.#root
        .then((root) => root.show(this.#opened && this.#dialog(this.#opened)))
        .catch((error: unknown) => {
          // The next time it is opened it is asked for again.
          this.#root = null;
          this.open = false;
          reportError(error);
        });
    }

    #dialog(value: Scheme): ShownDialog {
      return {
        value,
        turn: this.#turn,
        locale: localeOf(this),
        messages: this.#messages,
        ports: this.#ports,
        dock: this.hasAttribute('docked') ? this : undefined,
        title: this.getAttribute('heading') ?? (this.#layer?.model.name || undefined),
        onCancel: () => this.#close(),
        onPreview: (next) => this.#preview(next),
        onApply: this.hasAttribute('readonly') ? undefined : (next, { close }) => this.#apply(next, close),
      };
    }

    #send<Detail>(name: string, detail?: Detail) {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
    }

    /** The layer draws the scheme, where there is a layer of its kind. */
    #show(next: Scheme) {
      const layer = this.#layer;
      if (layer === null) return;
      if (isRasterScheme(next)) {
        if (layer.kind === 'raster') layer.setScheme(next);
      } else if (layer.kind !== 'raster') layer.setScheme(next);
    }

    #preview(next: Scheme) {
      this.#show(next);
      this.#send('gep-preview', next);
    }

    async #apply(scheme: Scheme, close: boolean) {
      const waiting: Promise<unknown>[] = [];
      this.#show(scheme);
      this.#send<StyleApplied>('gep-apply', { scheme, close, waitFor: (done) => waiting.push(done) });
      await Promise.all(waiting);
      this.#scheme = scheme;
      if (close) this.#close();
    }

    #close() {
      this.open = false;
      this.#send('gep-close');
    }
  };
}
