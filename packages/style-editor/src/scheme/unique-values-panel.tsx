import type { Field, UniqueValuesScheme } from '@gep/map-engine/model';
import { useState } from 'react';
import { Button } from '../input';
import { useWords } from '../message';
import { setTemplate, setValueField, setValueRamp, topValues } from '../state';
import { AddValues } from './add-values';
import { CategoryTable } from './category-table';
import { FieldChoice } from './field-choice';
import type { FieldPanelProps } from './panel-props';
import { RampField } from './ramp-field';
import { TooManyValues } from './too-many-values';
import { useRowGuard } from './use-row-guard';

/** A row per distinct value of a field, or of its most frequent values. */
export function UniqueValuesPanel(props: FieldPanelProps<UniqueValuesScheme>) {
  const { value, onChange, renderSymbolEditor, fields, data, loadField } = props;
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { draft, propose, question } = useRowGuard(value, onChange);
  const statistics = data?.statistics ?? value.statistics;
  const setField = async (field: Field) => {
    const loaded = await loadField(field);
    // On failure the previous field stays chosen.
    if (loaded) propose(setValueField(value, field, loaded.statistics, loaded.input));
  };
  return (
    <div className="gep-panel">
      <div className="gep-grid">
        <FieldChoice value={draft.field} fields={fields} onChange={(field) => void setField(field)} />
        <RampField
          ramp={value.ramp}
          reverse={value.reverse}
          onChange={(part) => onChange(setValueRamp(value, part))}
        />
      </div>
      {statistics?.enableUniqueValue === false && (
        <TooManyValues
          rows={value.categories.length}
          values={statistics.uniqueValues.length}
          onTop={(count) => onChange(topValues(value, count, data?.input))}
        />
      )}
      {question ?? (
        <CategoryTable
          value={value}
          onChange={onChange}
          renderSymbolEditor={renderSymbolEditor}
          empty={t(value.field ? 'table.empty' : 'table.empty-field')}
          head={
            <span className="gep-summary-buttons">
              {value.field && <AddValues value={value} onChange={onChange} input={data?.input} />}
              <Button look="quiet" onClick={() => setOpen(true)}>
                {t('action.edit-template')}
              </Button>
            </span>
          }
        />
      )}
      {open &&
        renderSymbolEditor({
          title: t('action.edit-template'),
          symbol: value.template,
          onDone: (symbol) => {
            setOpen(false);
            if (symbol) onChange(setTemplate(value, symbol));
          },
        })}
    </div>
  );
}
