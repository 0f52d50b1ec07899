import { limits } from '@gep/map-engine/model';
import type { GraduatedColorScheme, GraduatedSizeScheme } from '@gep/map-engine/model';
import { generateCategories } from '@gep/map-engine/scheme';
import { LimitField } from '../field';
import { useWords } from '../message';
import { setBreaks, setClassRamp, setMethod, setTemplate } from '../state';
import { CategoryTable } from './category-table';
import { useClassColors } from './class-colors';
import { ClassSummary } from './class-summary';
import { FieldChoice } from './field-choice';
import { HistogramEditor } from './histogram-editor';
import { MethodFields } from './method-fields';
import type { FieldPanelProps } from './panel-props';
import { RampField } from './ramp-field';

/** Classes of a numeric field, told apart by colour or by size. */
export function GraduatedPanel<S extends GraduatedColorScheme | GraduatedSizeScheme>(
  props: FieldPanelProps<S>,
) {
  const { value, onChange, renderSymbolEditor, fields, data, onField } = props;
  const { t } = useWords();
  const { breaks, colors, counts } = useClassColors(value);
  const { classification } = value;
  const { histogram = null, mean, stddev } = data?.statistics ?? value.statistics ?? {};
  const input = data?.input;
  const editBreaks = (next: readonly number[]) => onChange(setBreaks<S>(value, next, input));
  const facts = {
    histogram,
    mean,
    stddev,
    type: value.field?.type,
    label: t('preview.histogram', { field: value.field?.name ?? '', classes: colors.length }),
  };
  const setSize = (part: { startSize?: number; endSize?: number }) =>
    onChange(generateCategories({ ...value, classification: { ...classification, ...part } }, input), 'size');
  return (
    <div className="gep-panel">
      <div className="gep-grid">
        <FieldChoice value={value.field} fields={fields} onChange={onField} numeric />
        {value.kind === 'graduated-color' ? (
          <RampField
            ramp={classification.ramp}
            reverse={classification.reverse}
            onChange={(part) => onChange(setClassRamp(value, part))}
          />
        ) : (
          <div className="gep-grid">
            <LimitField
              label={t('field.start-size')}
              limit="graduatedStartSize"
              value={classification.startSize}
              onChange={(startSize) => setSize({ startSize })}
            />
            <LimitField
              label={t('field.end-size')}
              limit="graduatedEndSize"
              value={classification.endSize}
              onChange={(endSize) => setSize({ endSize })}
            />
          </div>
        )}
        <MethodFields
          value={classification}
          limit="classes"
          onChange={(part) => onChange(setMethod(value, part, input), 'method')}
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
      <ClassSummary
        value={value}
        onBreaks={editBreaks}
        facts={{
          ...facts,
          countsOf: (next) => setBreaks<S>(value, next, input).categories.map((row) => row.count),
        }}
        onReset={() => onChange(setMethod<S>(value, {}, input))}
        onTemplate={(template) => onChange(setTemplate<S>(value, template))}
        renderSymbolEditor={renderSymbolEditor}
      />
      <CategoryTable
        value={value}
        onChange={onChange}
        renderSymbolEditor={renderSymbolEditor}
        empty={t(value.field ? 'table.empty' : 'table.empty-field')}
      />
    </div>
  );
}
