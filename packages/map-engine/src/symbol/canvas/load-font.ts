import { measuringContext } from './canvas';

/** Fonts that have not come after so many milliseconds are drawn in the fallback. */
const patience = 10_000;
const probe = 'mlW@01';

/**
 * Loads a font of the page for a text. False where neither the page nor the system has the family.
 * @param font CSS font, e.g. `bold 20px "Noto Sans"`
 */
export async function loadFont(font: string, text: string): Promise<boolean> {
  const late = new Promise<FontFace[]>((resolve) => setTimeout(resolve, patience, []));
  try {
    await Promise.race([document.fonts.load(font, text), late]);
  } catch {
    return false;
  }
  return (
    !font.endsWith('"') || ['monospace', 'serif'].some((generic) => differs(font, generic, text + probe))
  );
}

/** Whether text has another width in a font than in the family that replaces a missing one. */
function differs(font: string, generic: string, text: string): boolean {
  const context = measuringContext();
  const width = (css: string) => {
    context.font = css;
    return context.measureText(text).width;
  };
  return width(`${font}, ${generic}`) !== width(font.replace(/".*"$/, generic));
}
