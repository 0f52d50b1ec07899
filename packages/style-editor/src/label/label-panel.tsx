import { fontStyles, isNumericField, labelPlacements } from '@gep/map-engine/model';
import type {
  Field as LayerField,
  LabelSymbol,
  MapSymbol,
  Problem,
  VectorGeometry,
} from '@gep/map-engine/model';
import {
  ChoiceField,
  ColorField,
  Editable,
  Field,
  Group,
  LimitField,
  SliderField,
  SwitchGroup,
} from '../field';
import { Segmented, Switch } from '../input';
import { useWords } from '../message';
import { LabelPreview } from '../preview';
import { partOf, patch, plainKinds } from '../state';
import { choices, FontField, SymbolField } from '../symbol';
import type { RenderSymbolEditor } from '../symbol';
import { firstLabelField } from './first-field';
import { ScaleField } from './scale-field';
import { FieldsOf } from '../field';

export interface LabelPanelProps {
  /** The labels, in. */
  readonly value: LabelSymbol;
  /** The labels, out; absent: they are read-only. */
  readonly onChange?: (value: LabelSymbol) => void;
  /** Shows labels while their background is edited in its window; null: back to the value. */
  readonly onPreview?: (value: LabelSymbol | null) => void;
  /** What is labelled: points have no placement along a line. */
  readonly geometry: VectorGeometry;
  /** A symbol of the layer, drawn below the preview's text. */
  readonly symbol: MapSymbol;
  /** Columns of the layer's attribute table. */
  readonly fields: readonly LayerField[];
  /** What the preview says: a value of the labelled field; absent or null: sample words. */
  readonly sample?: string | null;
  /** Those of the whole scheme; what concerns labels is said at its field. */
  readonly problems?: readonly Problem[];
  /** Opens the editor of the background symbol. */
  readonly renderSymbolEditor: RenderSymbolEditor;
}

/** Labels of a vector layer: what is written, how, where, and which labels give way. */
export function LabelPanel(props: LabelPanelProps) {
  return (
    <Editable onChange={props.onChange}>
      {(onChange) => <EditedLabels {...props} onChange={onChange} />}
    </Editable>
  );
}

function EditedLabels(props: LabelPanelProps & { readonly onChange: (value: LabelSymbol) => void }) {
  const { value, onChange, fields, symbol, problems } = props;
  const words = useWords();
  const { t } = words;
  const faultOf = (name: keyof LabelSymbol) => {
    const problem = problems?.find(({ at }) => at === `label.${name}`);
    return problem ? words.problem(problem) : null;
  };
  const set = (part: Partial<LabelSymbol>) => onChange(patch(value, part));
  const use = (useLabel: boolean) =>
    set(useLabel && value.field === null ? { useLabel, field: firstLabelField(fields) } : { useLabel });
  return (
    <FieldsOf at="label">
      <div className="gep-panel">
        <Switch label={t('label.use')} value={value.useLabel} onChange={use} />
        {value.useLabel ? (
          <>
            <LabelPreview label={value} symbol={symbol} text={props.sample} />
            <div>
              <TextGroup {...props} set={set} faultOf={faultOf} />
              <PlaceGroups {...props} set={set} faultOf={faultOf} />
            </div>
          </>
        ) : (
          <p className="gep-muted">{t('label.off')}</p>
        )}
      </div>
    </FieldsOf>
  );
}

interface PartProps extends LabelPanelProps {
  readonly onChange: (value: LabelSymbol) => void;
  readonly set: (part: Partial<LabelSymbol>) => void;
  readonly faultOf: (name: keyof LabelSymbol) => string | null;
}

/** Field, font, colour and halo. */
function TextGroup({ value, fields, set, faultOf }: PartProps) {
  const words = useWords();
  const { t } = words;
  const names = fields.map(({ name }) => name);
  return (
    <>
      <Group title={t('label.text')}>
        <ChoiceField
          at="field"
          label={t('field.label-field')}
          value={value.field}
          options={listed(names, value.field)}
          onChange={(field) => set({ field })}
          placeholder={t('field.choose')}
          error={value.field === null && names.length === 0 ? t('label.no-fields') : faultOf('field')}
        />
        <FontField at="fontFamily" value={value.fontFamily} onChange={(fontFamily) => set({ fontFamily })} />
        <Field label={t('field.font-style')}>
          {(id) => (
            <Segmented
              id={id}
              label={t('field.font-style')}
              value={value.fontStyle}
              options={choices(words, 'font-style', fontStyles)}
              onChange={(fontStyle) => set({ fontStyle })}
            />
          )}
        </Field>
        <LimitField
          at="size"
          label={t('field.size')}
          limit="labelSize"
          value={value.size}
          onChange={(size) => set({ size })}
        />
        <ColorField
          at="color"
          label={t('field.color')}
          value={value.color}
          onChange={(color) => set({ color })}
        />
        <SliderField
          at="opacity"
          label={t('field.opacity')}
          limit="opacity"
          value={value.opacity}
          onChange={(opacity) => set({ opacity })}
        />
      </Group>
      <Group title={t('label.halo')}>
        <ColorField
          at="haloColor"
          label={t('field.halo-color')}
          value={value.haloColor}
          onChange={(haloColor) => set({ haloColor })}
        />
        <LimitField
          at="haloWidth"
          label={t('field.halo-width')}
          limit="labelHaloWidth"
          value={value.haloWidth}
          onChange={(haloWidth) => set({ haloWidth })}
        />
      </Group>
    </>
  );
}

/** Placement, background, collisions and scales. */
function PlaceGroups(props: PartProps) {
  const { value, geometry, fields, renderSymbolEditor, set, faultOf } = props;
  const words = useWords();
  const { t } = words;
  const along = value.placement === 'line' && geometry !== 'point';
  const numeric = fields.filter(({ type }) => isNumericField(type)).map(({ name }) => name);
  return (
    <>
      <Group title={t('group.placement')}>
        {geometry !== 'point' && (
          <Field label={t('field.label-placement')}>
            {(id) => (
              <Segmented
                id={id}
                label={t('field.label-placement')}
                value={value.placement}
                options={choices(words, 'label-placement', labelPlacements)}
                onChange={(placement) => set({ placement })}
              />
            )}
          </Field>
        )}
        <LimitField
          at="rotation"
          label={t('field.rotation')}
          limit="rotation"
          value={value.rotation}
          onChange={(rotation) => set({ rotation })}
          disabled={along}
        />
        <LimitField
          at="offsetX"
          label={t('field.offset-x')}
          limit="offset"
          value={value.offsetX}
          onChange={(offsetX) => set({ offsetX })}
        />
        <LimitField
          at="offsetY"
          label={t('field.offset-y')}
          limit="offset"
          value={value.offsetY}
          onChange={(offsetY) => set({ offsetY })}
        />
        {along && <p className="gep-muted gep-grid-wide">{t('label.along-line')}</p>}
      </Group>
      <SwitchGroup
        title={t('label.background')}
        value={value.useBackground}
        onChange={(useBackground) => set({ useBackground })}
        disabled={along}
      >
        <SymbolField
          at="background"
          label={t('field.label-background')}
          title={t('dialog.label-background')}
          value={value.background}
          {...partOf(props, (background: typeof value.background) => patch(value, { background }))}
          kinds={plainKinds}
          renderSymbolEditor={renderSymbolEditor}
        />
      </SwitchGroup>
      <Group title={t('label.collision')}>
        <Switch
          label={t('field.allow-overlap')}
          value={value.allowOverlap}
          onChange={(allowOverlap) => set({ allowOverlap })}
        />
        <ChoiceField
          at="priorityField"
          label={t('field.priority-field')}
          value={value.priorityField ?? ''}
          options={[{ value: '', label: t('label.first-drawn') }, ...listed(numeric, value.priorityField)]}
          onChange={(name) => set({ priorityField: name || null })}
          disabled={value.allowOverlap}
        />
      </Group>
      <Group title={t('label.scales')}>
        <ScaleField
          at="maxResolution"
          label={t('field.max-resolution')}
          value={value.maxResolution}
          onChange={(maxResolution) => set({ maxResolution })}
        />
        <ScaleField
          at="minResolution"
          label={t('field.min-resolution')}
          value={value.minResolution}
          onChange={(minResolution) => set({ minResolution })}
          error={faultOf('minResolution')}
        />
      </Group>
    </>
  );
}

/** Names to choose from; a saved one that the layer no longer has stays in the list. */
function listed(names: readonly string[], chosen: string | null) {
  const all = chosen !== null && !names.includes(chosen) ? [chosen, ...names] : names;
  return all.map((name) => ({ value: name, label: name }));
}
