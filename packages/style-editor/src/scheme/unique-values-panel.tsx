import type { UniqueValuesScheme } from '@gep/map-engine/model';
import { FieldChoice } from './field-choice';
import type { FieldPanelProps } from './panel-props';
import { RowsRampField } from './rows-ramp-field';
import { useRowGuard } from './use-row-guard';
import { ValueRows } from './value-rows';

/** A row per distinct value of a field, or of its most frequent values. */
export function UniqueValuesPanel(props: FieldPanelProps<UniqueValuesScheme>) {
  const { fields, data, withFields } = props;
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
        <RowsRampField {...props} />
      </div>
      <ValueRows {...props} question={question} />
    </div>
  );
}
