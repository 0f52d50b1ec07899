import { expect, it } from 'vitest';
import { textRules } from './trusted-types';

const { createHTML, createScriptURL } = textRules('https://gep.example');

it('leaves a text a text in the page', () => {
  const html = (text: string) => createHTML(text, 'TrustedHTML', 'Element innerHTML');
  expect(html('&copy; Natural Earth')).toBe('&copy; Natural Earth');
  expect(html('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)>');
});

it('lets markup be read into a document that is never shown', () => {
  const drawing = '<svg><path d="M0 0"/></svg>';
  expect(createHTML(drawing, 'TrustedHTML', 'DOMParser parseFromString')).toBe(drawing);
});

it.each([
  ['https://gep.example/assets/worker.js', true],
  ['/assets/worker.js', true],
  ['https://gep.example.evil.test/worker.js', false],
  ['//evil.test/worker.js', false],
  ['blob:https://evil.test/1', false],
  ['data:text/javascript,alert(1)', false],
  ['https://', false],
])('takes a worker from %s: %s', (address, isTaken) => {
  expect(createScriptURL(address)).toBe(isTaken ? address : null);
});
