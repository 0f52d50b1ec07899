import { Radio, RadioGroup } from '@headlessui/react';
import type { HorizontalAnchor, MarkerPlacement, VerticalAnchor } from '@gep/map-engine/model';
import { Field } from '../field';
import { useReadOnly } from '../input';
import { useWords } from '../message';

type Anchor = Pick<MarkerPlacement, 'anchorX' | 'anchorY'>;

const across: readonly HorizontalAnchor[] = ['left', 'center', 'right'];
const down: readonly VerticalAnchor[] = ['top', 'center', 'bottom'];
const places = down.flatMap((anchorY) => across.map((anchorX): Anchor => ({ anchorX, anchorY })));

export interface AnchorFieldProps {
  readonly value: Anchor;
  readonly onChange: (anchor: Anchor) => void;
}

/** Which spot of the marker's box sits on the point: nine spots of a box. */
export function AnchorField({ value, onChange }: AnchorFieldProps) {
  const { t } = useWords();
  const readOnly = useReadOnly();
  const chosen = places.find((one) => one.anchorX === value.anchorX && one.anchorY === value.anchorY);
  return (
    <Field label={t('field.anchor')}>
      {(id) => (
        <RadioGroup
          id={id}
          className="gep-anchor"
          aria-label={t('field.anchor')}
          value={chosen}
          aria-readonly={readOnly || undefined}
          onChange={(place: Anchor) => readOnly || onChange(place)}
        >
          {places.map((place) => {
            const [x, y] = [t(`anchor.${place.anchorX}`), t(`anchor.${place.anchorY}`)];
            const name = t('anchor.at', { x, y });
            return <Radio key={name} as="span" value={place} aria-label={name} title={name} />;
          })}
        </RadioGroup>
      )}
    </Field>
  );
}
