import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useWords } from '../message';
import { colorSafety } from '../state';

/** What there is to say of colours of classes in their order: a warning where neighbours look too alike to some eyes. */
export function useSafety(colors: readonly string[]): { readonly alike: boolean; readonly text: string } {
  const { t } = useWords();
  const { pairs, eyes } = useMemo(() => colorSafety(colors), [colors]);
  if (pairs === 0) return { alike: false, text: t('ramp.apart') };
  // What looks alike to all eyes needs no list of them.
  const key = eyes.includes('normal') ? 'ramp.alike' : 'ramp.alike-to';
  const names = eyes.map((kind) => t(`ramp.eyes.${kind}`)).join(t('ramp.and'));
  return { alike: true, text: t(key, { number: pairs, eyes: names }) };
}

export interface ColorSafetyNoteProps {
  /** Colours of the classes in their order. */
  readonly colors: readonly string[];
  /** Says so too where nothing is wrong, so that the line keeps its place. */
  readonly always?: boolean;
}

/** A line that warns where neighbouring classes look too alike, to normal or to colour-blind eyes. */
export function ColorSafetyNote({ colors, always = false }: ColorSafetyNoteProps) {
  const { alike, text } = useSafety(colors);
  if (!alike && !always) return null;
  const Icon = alike ? TriangleAlert : CircleCheck;
  return (
    <div className={alike ? 'gep-safety gep-safety-warning' : 'gep-safety'} title={text}>
      <Icon size={14} aria-hidden />
      <span>{text}</span>
    </div>
  );
}
