import type { UniqueValuesScheme } from '@gep/map-engine/model';
import { setRamp } from '@gep/map-engine/scheme';
import { RampField } from '../ramp';
import { FieldChoice } from './field-choice';
import type { FieldPanelProps } from './panel-props';
import { useRowGuard } from './use-row-guard';
import { ValueRows } from './value-rows';
import { partOf } from '../state';
import type { RampPart } from '../ramp';

/** A row per distinct value of a field, or of its most frequent values. */
export function UniqueValuesPanel(props: FieldPanelProps<UniqueValuesScheme>) {
  const { value, fields, data, withFields } = props;
  const { draft, proposeLoaded, question } = useRowGuard(props);
  return (
    <div className="gep-panel">
      <div className="gep-grid">
        <FieldChoice
          value={draft.field}
          fields={fields}
          onChange={(field) => proposeLoaded(withFields([field]))}
          again={!data}
        />
        <RampField
          classes={value.categories.length}
          ramp={value.ramp}
          reverse={value.reverse}
          {...partOf(props, (part: RampPart) => setRamp(value, part))}
        />
      </div>
      <ValueRows {...props} question={question} />
    </div>
  );
}
