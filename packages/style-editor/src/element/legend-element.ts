import type { MapLayer } from '@gep/map-engine/layer';
import { createLegend } from '@gep/map-engine/map';
import type { LegendControl, LegendControlOptions } from '@gep/map-engine/map';
import type { Scheme } from '@gep/map-engine/model';
import { defineOnce, localeOf, takeEarly } from './element-host';

/**
 * `<gep-legend unit="t/km²">`: the legend of a layer or of a scheme. The language is that of the attribute `locale`, else of
 * the page. Events: `gep-change` with the scheme in which the legend has shown or hidden a class.
 */
export interface LegendElement extends HTMLElement {
  /** The layer that it explains and follows; goes before `scheme`. */
  layer: MapLayer | null;
  /** A scheme that the page draws itself. */
  scheme: Scheme | null;
  /** Words and looks beyond the attributes. */
  options: LegendControlOptions;
}

/**
 * Makes `<gep-legend>` known to the page; nothing happens where it is already.
 * @example
 * defineLegendElement();
 * const legend = document.querySelector('gep-legend');
 * if (legend) legend.scheme = polygonScheme;
 */
export function defineLegendElement(name = 'gep-legend'): void {
  defineOnce(name, legendClass);
}

/** Made when it is asked for: a server that imports this file has no `HTMLElement`. */
function legendClass(): CustomElementConstructor {
  return class extends HTMLElement implements LegendElement {
    static readonly observedAttributes = ['unit', 'locale'];
    #layer: MapLayer | null = null;
    #scheme: Scheme | null = null;
    #options: LegendControlOptions = {};
    #control: LegendControl | null = null;

    get layer() {
      return this.#layer;
    }
    set layer(next) {
      this.#layer = next ?? null;
      this.#build();
    }

    get scheme() {
      return this.#scheme;
    }
    set scheme(next) {
      this.#scheme = next ?? null;
      this.#build();
    }

    get options() {
      return this.#options;
    }
    set options(next) {
      this.#options = next ?? {};
      this.#build();
    }

    connectedCallback() {
      takeEarly<LegendElement>(this, ['layer', 'scheme', 'options']);
      this.#build();
    }

    disconnectedCallback() {
      this.#clear();
    }

    attributeChangedCallback() {
      const { onChange: _, ...texts } = this.#texts();
      this.#control?.update(texts);
    }

    #texts(): LegendControlOptions {
      const unit = this.getAttribute('unit');
      return { language: localeOf(this), ...(unit !== null && { unit }), ...this.#options };
    }

    #clear() {
      this.#control?.dispose();
      this.#control = null;
    }

    #build() {
      this.#clear();
      if (!this.isConnected) return;
      const onChange = (detail: Scheme) => {
        if (!this.#layer) this.#scheme = detail;
        this.#options.onChange?.(detail);
        this.dispatchEvent(new CustomEvent('gep-change', { detail, bubbles: true }));
      };
      const options = { ...this.#texts(), onChange };
      if (this.#layer) this.#control = createLegend(this.#layer, options);
      else if (this.#scheme) this.#control = createLegend(this.#scheme, options);
      if (this.#control) this.append(this.#control.element);
    }
  };
}
