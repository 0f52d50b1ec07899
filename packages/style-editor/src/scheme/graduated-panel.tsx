import { limits } from '@gep/map-engine/model';
import type { GraduatedColorScheme, GraduatedSizeScheme, MapSymbol } from '@gep/map-engine/model';
import { reclassify, setBreaks, setRamp, setSizes, setTemplate, sizeLimit } from '@gep/map-engine/scheme';
import type { BreakIntent } from '@gep/map-engine/scheme';
import { LimitField } from '../field';
import { useWords } from '../message';
import { RampField } from '../ramp';
import { CategoryTable } from '../category';
import { useClassColors } from './use-class-colors';
import { ClassSummary } from './class-summary';
import { FieldChoice } from './field-choice';
import { HistogramEditor } from '../histogram';
import { MethodFields } from './method-fields';
import type { FieldPanelProps } from './panel-props';
import { useRowGuard } from './use-row-guard';
import { partOf } from '../state';
import type { RampPart } from '../ramp';

/** Classes of a numeric field, told apart by colour or by size. */
export function GraduatedPanel<S extends GraduatedColorScheme | GraduatedSizeScheme>(
  props: FieldPanelProps<S>,
) {
  const { value, onChange, renderSymbolEditor, fields, data, withFields, dataOf } = props;
  const { t } = useWords();
  const { breaks, colors, counts } = useClassColors(value);
  const { classification } = value;
  const { histogram = null, mean, stddev } = data?.statistics ?? value.statistics ?? {};
  const input = data?.input;
  const facts = {
    histogram,
    mean,
    stddev,
    type: value.field?.type,
    label: t('preview.histogram', { field: value.field?.name ?? '', classes: colors.length }),
  };
  const { draft, propose, proposeLoaded, question } = useRowGuard<S>(props);
  // Edges that move take the edits of their classes along; edges that come or go may not.
  const cut = (next: readonly number[]) => setBreaks<S>(value, next, input);
  const editBreaks = (next: readonly number[]) => {
    const edited = cut(next);
    if (next.length === breaks.length) onChange(edited);
    else propose(edited);
  };
  const setIntent = async (part: BreakIntent) => {
    // Without a field there are no classes, regardless of the intent.
    if (!draft.field) return propose(reclassify<S>(draft, part));
    const known = await dataOf(draft);
    if (!known) return;
    const statistics = draft.statistics ?? known.statistics;
    propose(reclassify<S>({ ...draft, statistics }, part, known.input));
  };
  return (
    <div className="gep-panel">
      <div className="gep-grid">
        <FieldChoice
          value={draft.field}
          fields={fields}
          onChange={(field) => proposeLoaded(withFields([field]))}
          numeric
          again={!data}
        />
        {value.kind === 'graduated-color' ? (
          <RampField
            at="classification.ramp"
            classes={colors.length}
            ramp={classification.ramp}
            reverse={classification.reverse}
            {...partOf(props, (part: RampPart) => setRamp(value, part))}
          />
        ) : (
          <div className="gep-grid">
            <LimitField
              at="classification.startSize"
              label={t('field.start-size')}
              limit={sizeLimit(value.template)}
              value={classification.startSize}
              onChange={(startSize) => onChange(setSizes<S>(value, { startSize }))}
            />
            <LimitField
              at="classification.endSize"
              label={t('field.end-size')}
              limit={sizeLimit(value.template)}
              value={classification.endSize}
              onChange={(endSize) => onChange(setSizes<S>(value, { endSize }))}
            />
          </div>
        )}
        <MethodFields
          value={draft.classification}
          limit="classes"
          onChange={(part) => void setIntent(part)}
        />
      </div>
      {breaks.length > 0 && (
        <HistogramEditor
          {...facts}
          breaks={breaks}
          onChange={editBreaks}
          colors={colors}
          counts={counts}
          maxClasses={limits.classes.max}
        />
      )}
      {question ?? (
        <CategoryTable
          value={value}
          onChange={onChange}
          onPreview={props.onPreview}
          renderSymbolEditor={renderSymbolEditor}
          empty={t(value.field ? 'table.empty' : 'table.empty-field')}
          head={
            <ClassSummary
              value={value}
              onBreaks={editBreaks}
              onPreview={partOf(props, cut).onPreview}
              facts={{
                ...facts,
                countsOf: (next) => cut(next).categories.map((row) => row.count),
              }}
              onReset={() => void setIntent({})}
              template={partOf(props, (template: MapSymbol) => setTemplate<S>(value, template))}
              renderSymbolEditor={renderSymbolEditor}
            />
          }
        />
      )}
    </div>
  );
}
