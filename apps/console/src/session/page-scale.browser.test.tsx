import { afterEach, describe, expect, it } from 'vitest';
import '../console.css';
import { applyPageScale } from './page-scale';

afterEach(() => {
  localStorage.clear();
  document.documentElement.style.removeProperty('--gep-page-scale');
  document.body.replaceChildren();
});

/** Heights of letters on the screen, in CSS pixels that a display of this width has. */
function sizesOn(availWidth: number, availHeight: number): number[] {
  applyPageScale(true, { availWidth, availHeight });
  document.body.innerHTML = '<h1>x</h1><h2>x</h2><p>x</p><small>x</small><p class="gep-dialog">x</p>';
  const scale = Number(getComputedStyle(document.documentElement).zoom);
  return [...document.body.children].map((element) => parseFloat(getComputedStyle(element).fontSize) * scale);
}

describe('type on the screen', () => {
  it('is as designed at 1920 x 1080', () => {
    expect(sizesOn(1920, 1080)).toEqual([20, 16, 14, 12, 12]);
  });

  it.each([
    [1366, 768],
    [1280, 720],
    [1536, 864],
  ])('is 12 px or more at %i x %i, and titles stay larger', (width, height) => {
    const [page, section, ...texts] = sizesOn(width, height);
    expect(Math.min(...texts)).toBeGreaterThan(11.99);
    expect(section).toBeGreaterThan(12.9);
    expect(page).toBeGreaterThan(section);
  });
});
