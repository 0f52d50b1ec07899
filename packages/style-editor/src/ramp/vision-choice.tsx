import { allEyes } from '@gep/map-engine/color';
import type { Eyes } from '@gep/map-engine/color';
import { Segmented } from '../input';
import { useWords } from '../message';

/** Through whose eyes colours are shown. */
export function VisionChoice(props: { readonly value: Eyes; readonly onChange: (value: Eyes) => void }) {
  const { t } = useWords();
  return (
    <Segmented
      label={t('ramp.eyes')}
      options={allEyes.map((value) => ({ value, label: t(`ramp.eyes.${value}`) }))}
      {...props}
    />
  );
}

/** The vision that the engine simulates for some eyes; none for normal ones. */
export const visionOf = (eyes: Eyes) => (eyes === 'normal' ? undefined : eyes);
