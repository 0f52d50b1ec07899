import type {
  Field as LayerField,
  LabelSymbol,
  MapSymbol,
  Problem,
  VectorGeometry,
} from '@gep/map-engine/model';
import { Editable, FieldsOf } from '../field';
import { Switch } from '../input';
import { useWords } from '../message';
import { LabelPreview } from '../preview';
import { partsOf } from '../state';
import type { RenderSymbolEditor } from '../symbol';
import { firstLabelField } from './label-parts';
import { PlaceGroups } from './place-groups';
import { TextGroups } from './text-groups';

/** Labels, their layer and its fields. */
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

/**
 * Labels of a vector layer: what is written, how, where, and which labels give way.
 * @example
 * <LabelPanel
 *   value={label}
 *   onChange={set}
 *   geometry="polygon"
 *   symbol={fill}
 *   fields={[{ name: 'NAME', type: 'STRING' }]}
 *   renderSymbolEditor={() => null}
 * />;
 */
export function LabelPanel(props: LabelPanelProps) {
  return (
    <Editable onChange={props.onChange}>
      {(onChange) => <EditedLabels {...props} onChange={onChange} />}
    </Editable>
  );
}

function EditedLabels(props: LabelPanelProps & { readonly onChange: (value: LabelSymbol) => void }) {
  const { value, fields, symbol, sample } = props;
  const { t } = useWords();
  const parts = partsOf(props);
  const use = (useLabel: boolean) =>
    parts.onChange(
      useLabel && value.field === null ? { useLabel, field: firstLabelField(fields) } : { useLabel },
    );
  return (
    <FieldsOf at="label">
      <div className="gep-panel">
        <Switch label={t('label.use')} value={value.useLabel} onChange={use} />
        {value.useLabel ? (
          <>
            <LabelPreview label={value} symbol={symbol} text={sample} />
            <div>
              <TextGroups {...props} {...parts} />
              <PlaceGroups {...props} {...parts} />
            </div>
          </>
        ) : (
          <p className="gep-muted">{t('label.off')}</p>
        )}
      </div>
    </FieldsOf>
  );
}
