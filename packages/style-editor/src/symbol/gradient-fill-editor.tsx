import type { GradientFill } from '@gep/map-engine/model';
import { ChoiceField, ColorField, Group, LimitField, SegmentedField } from '../field';
import { RampField } from '../ramp';
import { choices } from './choices';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { OutlineGroup } from './outline-group';
import { gradientPicture } from './picture';
import { useLayerParts } from './use-layer-parts';

/** Two colours, or a ramp, running over the feature. */
export function GradientFillEditor(props: LayerEditorProps<GradientFill>) {
  const { value, renderSymbolEditor } = props;
  const { words, t, parts, of } = useLayerParts(props);
  return (
    <>
      <Group title={t('group.fill')}>
        <SegmentedField
          {...of('shape')}
          label={t('field.gradient-shape')}
          options={choices(words, 'gradient', ['linear', 'radial'] as const, gradientPicture)}
        />
        <LimitField
          {...of('angle')}
          label={t('field.angle')}
          limit="angle"
          disabled={value.shape === 'radial'}
        />
        <ChoiceField
          {...of('colorScheme')}
          label={t('field.colors')}
          options={choices(words, 'gradient', ['two-color', 'ramp'] as const)}
        />
        <OpacityField {...of('opacity')} />
        {value.colorScheme === 'two-color' && (
          <>
            <ColorField {...of('startColor')} label={t('field.start-color')} />
            <ColorField {...of('endColor')} label={t('field.end-color')} />
          </>
        )}
        {value.colorScheme === 'ramp' && (
          <RampField {...parts} ramp={value.ramp} reverse={value.reverse} wide />
        )}
      </Group>
      <OutlineGroup {...parts} renderSymbolEditor={renderSymbolEditor} />
    </>
  );
}
