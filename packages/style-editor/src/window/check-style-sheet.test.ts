import { expect, test, vi } from 'vitest';
import { checkStyleSheet } from './check-style-sheet';

test('a missing style sheet is named once', () => {
  const properties = vi.fn().mockReturnValueOnce('#fff').mockReturnValue('');
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: properties }));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const element = {} as Element;
  checkStyleSheet(element);
  expect(warn).not.toHaveBeenCalled();
  checkStyleSheet(element);
  checkStyleSheet(element);
  expect(warn.mock.calls).toEqual([[expect.stringContaining("import '@gep/style-editor/style.css'")]]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
