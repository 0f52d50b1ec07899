import { limits } from '@gep/map-engine/model';
import type { GraduatedColorScheme, GraduatedSizeScheme, MapSymbol } from '@gep/map-engine/model';
import { reclassify, setSizes, setTemplate, sizeLimit } from '@gep/map-engine/scheme/edit';
import type { BreakIntent } from '@gep/map-engine/scheme/edit';
import { LimitField } from '../field';
import { useWords } from '../message';
import { partOf } from '../state';
import { ClassEditor } from './class-editor';
import { FieldChoice } from './field-choice';
import { MethodFields } from './method-fields';
import type { FieldPanelProps } from './panel-props';
import { RowsRampField } from './rows-ramp-field';
import { useRowGuard } from './use-row-guard';

/** Classes of a numeric field, told apart by colour or by size. */
export function GraduatedPanel<S extends GraduatedColorScheme | GraduatedSizeScheme>(
  props: FieldPanelProps<S>,
) {
  const { value, onChange, fields, data, withFields, dataOf } = props;
  const { t } = useWords();
  const { classification } = value;
  const { histogram = null, mean, stddev } = data?.statistics ?? value.statistics ?? {};
  const guard = useRowGuard<S>(props);
  const { draft, propose } = guard;
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
          onChange={(field) => guard.proposeLoaded(withFields([field]))}
          numeric
          again={!data}
        />
        {value.kind === 'graduated-color' ? (
          <RowsRampField {...props} />
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
      <ClassEditor
        {...props}
        guard={guard}
        name={value.field?.name ?? ''}
        facts={{ histogram, mean, stddev, type: value.field?.type }}
        input={data?.input}
        maxClasses={limits.classes.max}
        empty={t(value.field ? 'table.empty' : 'table.empty-field')}
        onReset={() => void setIntent({})}
        template={partOf(props, (template: MapSymbol) => setTemplate<S>(value, template))}
      />
    </div>
  );
}
