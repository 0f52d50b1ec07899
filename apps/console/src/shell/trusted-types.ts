/** What a page may do with a text that a browser would take for markup or a script; null refuses it. */
export interface TextRules {
  readonly createHTML: (text: string, type: string, sink: string) => string;
  readonly createScriptURL: (address: string) => string | null;
}

/**
 * The rules of the console: markup is read into documents that are never shown (drawings that are cleaned, pages of
 * pictures); in the page itself a text stays a text, as the attributions of the map are; workers are files of this server.
 * @param origin of the page
 */
export function textRules(origin: string): TextRules {
  return {
    createHTML: (text, _type, sink) =>
      sink === 'DOMParser parseFromString' ? text : text.replaceAll('<', '&lt;'),
    createScriptURL: (address) =>
      URL.canParse(address, origin) && new URL(address, origin).origin === origin ? address : null,
  };
}

/** Has the browser hold the page to its rules, where it can: the server's content security policy asks for them. */
export function limitTexts(): void {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: 'default', rules: TextRules): unknown };
  };
  trustedTypes?.createPolicy('default', textRules(location.origin));
}
