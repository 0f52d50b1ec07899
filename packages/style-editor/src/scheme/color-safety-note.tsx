import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useWords } from '../message';
import { colorSafety } from '../state';

export interface ColorSafetyNoteProps {
  /** Colours of the classes in their order. */
  readonly colors: readonly string[];
  /** Says so too where nothing is wrong, so that the line keeps its place. */
  readonly always?: boolean;
}

/** A line that warns where neighbouring classes look too alike, to normal or to colour-blind eyes. */
export function ColorSafetyNote({ colors, always = false }: ColorSafetyNoteProps) {
  const { t } = useWords();
  const { pairs, eyes } = useMemo(() => colorSafety(colors), [colors]);
  if (pairs === 0 && !always) return null;
  const Icon = pairs > 0 ? TriangleAlert : CircleCheck;
  const names = eyes.map((kind) => t(`ramp.eyes.${kind}`)).join(t('ramp.and'));
  // What looks alike to all eyes needs no list of them.
  const key = eyes.includes('normal') ? 'ramp.alike' : 'ramp.alike-to';
  const text = pairs > 0 ? t(key, { number: pairs, eyes: names }) : t('ramp.apart');
  return (
    <div className={pairs > 0 ? 'gep-safety gep-safety-warning' : 'gep-safety'} title={text}>
      <Icon size={14} aria-hidden />
      <span>{text}</span>
    </div>
  );
}
