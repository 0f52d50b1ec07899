import { colorSafety } from '@gep/map-engine/color';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useWords } from '../message';

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

/** A line that says whether neighbouring classes, in their order, look too alike to normal or colour-blind eyes. */
export function ColorSafetyNote({ colors }: { readonly colors: readonly string[] }) {
  const { alike, text } = useSafety(colors);
  const Icon = alike ? TriangleAlert : CircleCheck;
  return (
    <div className={alike ? 'gep-safety gep-safety-warning' : 'gep-safety'} title={text}>
      <Icon size={14} aria-hidden />
      <span>{text}</span>
    </div>
  );
}
