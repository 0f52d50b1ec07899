import { rules } from '@gep/map-engine/model';
import type { MultipleFieldsScheme } from '@gep/map-engine/model';
import { placeField } from '@gep/map-engine/scheme/edit';
import { ChoiceField } from '../field';
import { useWords } from '../message';
import type { FieldPanelProps } from './panel-props';
import { RowsRampField } from './rows-ramp-field';
import { useRowGuard } from './use-row-guard';
import { ValueRows } from './value-rows';

/** A row per combination of the values of up to three fields, in their order. */
export function MultipleFieldsPanel(props: FieldPanelProps<MultipleFieldsScheme>) {
  const { fields, data, withFields } = props;
  const { t } = useWords();
  const { draft, proposeLoaded, question } = useRowGuard(props);
  const chosen = draft.fields;
  // A saved field that the layer no longer has stays in the list.
  const gone = chosen.filter(({ name }) => fields.every((field) => field.name !== name));
  const offered = [...gone, ...fields];
  const options = offered.map(({ name, alias = name }) => ({ value: name, label: alias }));
  const places = Array.from({ length: rules.maxUniqueFields }, (_, at) => at);
  return (
    <div className="gep-panel">
      <div className="gep-grid">
        {places.map((at) => {
          const now = chosen[at]?.name ?? (at === 0 ? null : '');
          return (
            <ChoiceField
              key={at}
              at={at === 0 ? 'fields' : `fields[${at}]`}
              label={t('fields.place', { number: at + 1 })}
              value={now}
              placeholder={t('field.choose')}
              options={at === 0 ? options : [{ value: '', label: t('fields.none') }, ...options]}
              disabled={at > chosen.length}
              onChange={(name) => {
                const field = offered.find((one) => one.name === name) ?? null;
                if (name !== now || (field && !data))
                  proposeLoaded(withFields(placeField(chosen, at, field)));
              }}
            />
          );
        })}
        <RowsRampField {...props} />
      </div>
      <ValueRows {...props} question={question} />
    </div>
  );
}
