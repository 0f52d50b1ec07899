import { alikeNeighbours, findRamp, sampleRamp } from '@gep/map-engine/color';
import type { ColorVision } from '@gep/map-engine/color';
import type { Ramp } from '@gep/map-engine/model';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useWords } from '../message';
import { RampPreview } from '../preview';

interface RampOptionProps {
  readonly id: string;
  readonly ramp: Ramp;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly reverse: boolean;
  readonly classes?: number;
  /** In how many steps neighbours are compared while a vision is simulated. */
  readonly judged: number;
  readonly vision?: ColorVision;
  readonly onActive: (ramp: Ramp) => void;
  readonly onPick: (ramp: Ramp) => void;
}

/** One ramp of the list: name, strip, and whether all eyes, or those that look now, can read it. */
export const RampOption = memo(function RampOption(props: RampOptionProps) {
  const { id, ramp, active, chosen, reverse, classes, judged, vision, onActive, onPick } = props;
  const { t } = useWords();
  const name = ramp.name || t('ramp.custom');
  const alike = vision ? alikeNeighbours(sampleRamp(ramp, judged), vision) : 0;
  const safe = !vision && findRamp(ramp.name)?.colorBlindSafe;
  const mark = alike
    ? t('ramp.alike-to', { number: alike, eyes: t(`ramp.eyes.${vision ?? 'normal'}`) })
    : safe
      ? t('ramp.safe')
      : '';
  const Icon = alike ? TriangleAlert : ShieldCheck;
  return (
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-label={[name, mark].filter(Boolean).join(', ')}
      title={[name, mark].filter(Boolean).join('\n')}
      className="gep-option gep-ramp-option"
      data-focus={active || undefined}
      data-selected={chosen || undefined}
      // Focus stays in the search field.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => onActive(ramp)}
      onClick={() => onPick(ramp)}
    >
      <span className="gep-ramp-name">{name}</span>
      <RampPreview ramp={ramp} reverse={reverse} classes={classes} vision={vision} />
      <span className={alike ? 'gep-ramp-mark gep-safety-warning' : 'gep-ramp-mark'}>
        {mark && <Icon size={14} aria-hidden />}
      </span>
    </div>
  );
});
