import type { FillSymbolLayer, GradientFill } from '@gep/map-engine/model';
import { ChoiceField, ColorField, Group, LimitField } from '../field';
import { useWords } from '../message';
import { RampField } from '../ramp';
import { partOf, patch } from '../state';
import { choices } from './choices';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { OutlineGroup } from './outline-group';
import { gradientPicture } from './picture';
import { PictureField } from './picture-field';
import type { RampPart } from '../ramp';

/** Two colours, or a ramp, running over the feature. */
export function GradientFillEditor(props: LayerEditorProps<GradientFill>) {
  const { value, onChange, renderSymbolEditor } = props;
  const words = useWords();
  const { t } = words;
  const set = (part: Partial<GradientFill>) => onChange(patch(value, part));
  return (
    <>
      <Group title={t('group.fill')}>
        <PictureField
          at="shape"
          label={t('field.gradient-shape')}
          value={value.shape}
          options={choices(words, 'gradient', ['linear', 'radial'] as const, gradientPicture)}
          onChange={(shape) => set({ shape })}
        />
        <LimitField
          at="angle"
          label={t('field.angle')}
          limit="angle"
          value={value.angle}
          disabled={value.shape === 'radial'}
          onChange={(angle) => set({ angle })}
        />
        <ChoiceField
          at="colorScheme"
          label={t('field.colors')}
          value={value.colorScheme}
          options={choices(words, 'gradient', ['two-color', 'ramp'] as const)}
          onChange={(colorScheme) => set({ colorScheme })}
        />
        <OpacityField value={value} onChange={set} />
        {value.colorScheme === 'two-color' && (
          <>
            <ColorField
              at="startColor"
              label={t('field.start-color')}
              value={value.startColor}
              onChange={(startColor) => set({ startColor })}
            />
            <ColorField
              at="endColor"
              label={t('field.end-color')}
              value={value.endColor}
              onChange={(endColor) => set({ endColor })}
            />
          </>
        )}
        {value.colorScheme === 'ramp' && (
          <RampField
            ramp={value.ramp}
            reverse={value.reverse}
            {...partOf(props, (part: RampPart) => patch(value, part))}
            wide
          />
        )}
      </Group>
      <OutlineGroup
        value={value}
        {...partOf(props, (next: FillSymbolLayer) => next as GradientFill)}
        renderSymbolEditor={renderSymbolEditor}
      />
    </>
  );
}
