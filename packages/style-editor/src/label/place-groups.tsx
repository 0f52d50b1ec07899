import { isNumericField, labelPlacements } from '@gep/map-engine/model';
import type { VectorGeometry } from '@gep/map-engine/model';
import { ChoiceField, Group, LimitField, SegmentedField, SwitchGroup } from '../field';
import { Switch } from '../input';
import { useWords } from '../message';
import { plainKinds, propertiesOf } from '../state';
import { choices, SymbolField } from '../symbol';
import type { RenderSymbolEditor } from '../symbol';
import { fieldOptions, labelFault } from './label-parts';
import type { LabelParts } from './label-parts';
import { ScaleField } from './scale-field';

interface PlaceGroupsProps extends LabelParts {
  readonly geometry: VectorGeometry;
  readonly renderSymbolEditor: RenderSymbolEditor;
}

/** Placement, background, collisions and scales. */
export function PlaceGroups(props: PlaceGroupsProps) {
  const { value, onChange, geometry, fields, renderSymbolEditor } = props;
  const words = useWords();
  const { t } = words;
  const of = propertiesOf(props);
  const along = value.placement === 'line' && geometry !== 'point';
  const numeric = fields.filter(({ type }) => isNumericField(type));
  return (
    <>
      <Group title={t('group.placement')}>
        {geometry !== 'point' && (
          <SegmentedField
            {...of('placement')}
            label={t('field.label-placement')}
            options={choices(words, 'label-placement', labelPlacements)}
          />
        )}
        <LimitField {...of('rotation')} label={t('field.rotation')} limit="rotation" disabled={along} />
        <LimitField {...of('offsetX')} label={t('field.offset-x')} limit="offset" />
        <LimitField {...of('offsetY')} label={t('field.offset-y')} limit="offset" />
        {along && <p className="gep-muted gep-grid-wide">{t('label.along-line')}</p>}
      </Group>
      <SwitchGroup {...of('useBackground')} title={t('label.background')} disabled={along}>
        <SymbolField
          {...of('background')}
          label={t('field.label-background')}
          title={t('dialog.label-background')}
          kinds={plainKinds}
          renderSymbolEditor={renderSymbolEditor}
        />
      </SwitchGroup>
      <Group title={t('label.collision')}>
        <Switch {...of('allowOverlap')} label={t('field.allow-overlap')} />
        <ChoiceField
          at="priorityField"
          label={t('field.priority-field')}
          value={value.priorityField ?? ''}
          options={[
            { value: '', label: t('label.first-drawn') },
            ...fieldOptions(numeric, value.priorityField),
          ]}
          onChange={(name) => onChange({ priorityField: name || null })}
          disabled={value.allowOverlap}
        />
      </Group>
      <Group title={t('label.scales')}>
        <ScaleField {...of('maxResolution')} label={t('field.max-resolution')} />
        <ScaleField
          {...of('minResolution')}
          label={t('field.min-resolution')}
          error={labelFault(props, words, 'minResolution')}
        />
      </Group>
    </>
  );
}
