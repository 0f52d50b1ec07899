import type { clipboardZh } from './zh-cn';

/** Words of the editors in English: styles and symbols as text. */
export const clipboardEn: Readonly<Record<keyof typeof clipboardZh, string>> = {
  'clipboard.menu': 'Copy and paste',
  'clipboard.copy-scheme': 'Copy style',
  'clipboard.paste-scheme': 'Paste style',
  'clipboard.copy-symbol': 'Copy symbol',
  'clipboard.paste-symbol': 'Paste symbol',
  'clipboard.copied': 'Copied to the clipboard',
  'clipboard.pasted': 'Pasted',
  'clipboard.text': 'JSON text',
  'clipboard.copy-by-hand': 'The browser keeps the clipboard closed. Select the text below and copy it.',
  'clipboard.paste-by-hand': 'The browser keeps the clipboard closed. Paste the text below.',
  'clipboard.take': 'Paste',
  'paste.empty': 'There is no text in the clipboard',
  'paste.style-syntax': 'What was pasted is not JSON text',
  'paste.style-too-large': 'What was pasted is too large',
  'paste.style-too-deep': 'What was pasted is nested too deep',
  'paste.style-invalid': 'What was pasted is not valid: {at}',
  'paste.is-symbol': 'That is a symbol, not a style',
  'paste.is-scheme': 'That is a style, not a symbol',
  'paste.other-geometry': 'That is a {got} style; a {want} style is needed here',
  'paste.not-here': '“{kind}” cannot be used here',
  'geometry.point': 'point',
  'geometry.line': 'line',
  'geometry.polygon': 'polygon',
  'geometry.raster': 'raster',
};
