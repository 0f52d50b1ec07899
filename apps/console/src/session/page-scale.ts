/*
 * The screens are designed for 1920 x 1080. On smaller displays the whole page is shown at width / 1920, so that
 * nothing is cut off or wraps (console specification, section 9); users can switch to full size.
 * The size of the display counts, not that of the window: zooming in the browser still makes everything larger.
 */
const storageKey = 'gep-page-scale';
const design = { width: 1920, height: 1080 };
/** Narrower displays are phones: their screens are laid out for them, at full size. */
const narrowest = 1000;

type Display = Pick<Screen, 'availWidth' | 'availHeight'>;

/** Share of the designed size that fits a display, 1 where it is not smaller. */
export function fittingScale({ availWidth, availHeight }: Display): number {
  const smaller = availWidth < design.width + 1 && availHeight < design.height + 1 && availWidth >= narrowest;
  return smaller ? availWidth / design.width : 1;
}

/** Whether the page is to fit the display; it is until somebody chooses full size. */
export function fitsDisplay(): boolean {
  return localStorage.getItem(storageKey) !== 'full';
}

/** How much larger type is than the layout around it, so that it is never below 12 px on the screen; see console.css. */
export function typeGrowth(display: Display = screen): number {
  return fitsDisplay() ? 1 / fittingScale(display) : 1;
}

/** Shows the page fitted or at full size and keeps the choice for the next visit. */
export function applyPageScale(fit: boolean, display: Display = screen): void {
  localStorage.setItem(storageKey, fit ? 'fit' : 'full');
  document.documentElement.style.setProperty('--gep-page-scale', String(fit ? fittingScale(display) : 1));
}
