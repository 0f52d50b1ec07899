import type { EditorLocale } from '../message';

/** The language of an element: its attribute `locale`, else that of the page around it, else English. */
export function localeOf(element: Element): EditorLocale {
  const given = element.getAttribute('locale') ?? element.closest('[lang]')?.getAttribute('lang') ?? 'en';
  return /^zh\b/i.test(given) ? 'zh-CN' : 'en';
}

/**
 * Hands over properties that a page set before the element was defined: they would hide the accessors of its class.
 * @param names accessors of the class
 */
export function takeEarly<Host extends HTMLElement>(element: Host, names: readonly (keyof Host)[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    Reflect.deleteProperty(element, name);
    element[name] = value;
  }
}

/** Puts a class under a name that is free. */
export function defineOnce(name: string, make: () => CustomElementConstructor): void {
  if (customElements.get(name) === undefined) customElements.define(name, make());
}
