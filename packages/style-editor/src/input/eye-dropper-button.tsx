import { tryParseColor, formatColor } from '@gep/map-engine/color';
import { Pipette } from 'lucide-react';
import { useWords } from '../message';
import { IconButton } from './icon-button';

/** The EyeDropper interface of browsers that have one (WICG); not yet among TypeScript's. */
type EyeDropperMaker = new () => { open: () => Promise<{ readonly sRGBHex: string }> };

/** Takes a colour from anywhere on the screen; nothing in browsers that cannot. */
export function EyeDropperButton({ onPick }: { readonly onPick: (color: string) => void }) {
  const { t } = useWords();
  const { EyeDropper } = globalThis as { readonly EyeDropper?: EyeDropperMaker };
  if (!EyeDropper) return null;
  const pick = async () => {
    try {
      const color = tryParseColor((await new EyeDropper().open()).sRGBHex);
      if (color) onPick(formatColor(color));
    } catch {
      // Escape ends the pick with an AbortError, a browser's policy with another: the colour stays as it is.
    }
  };
  return <IconButton icon={Pipette} label={t('color.pick')} onClick={() => void pick()} />;
}
