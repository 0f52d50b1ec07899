import type { UniqueValuesScheme } from '@gep/map-engine/model';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../input';
import { useWords } from '../message';
import { setTemplate, setValueRamp } from '../state';
import { CategoryTable } from './category-table';
import { FieldChoice } from './field-choice';
import type { FieldPanelProps } from './panel-props';
import { RampField } from './ramp-field';

/** A row per distinct value of a field. */
export function UniqueValuesPanel(props: FieldPanelProps<UniqueValuesScheme>) {
  const { value, onChange, renderSymbolEditor, fields, data, onField } = props;
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const tooMany = (data?.statistics ?? value.statistics)?.enableUniqueValue === false;
  return (
    <div className="gep-panel">
      <div className="gep-grid">
        <FieldChoice value={value.field} fields={fields} onChange={onField} />
        <RampField
          ramp={value.ramp}
          reverse={value.reverse}
          onChange={(part) => onChange(setValueRamp(value, part))}
        />
      </div>
      {tooMany && (
        <div className="gep-notice" role="status">
          <TriangleAlert size={16} aria-hidden />
          {t('notice.too-many-values')}
        </div>
      )}
      <div className="gep-summary">
        <span>{value.categories.length > 0 && t('table.classes', { number: value.categories.length })}</span>
        <span className="gep-summary-buttons">
          <Button look="quiet" onClick={() => setOpen(true)}>
            {t('action.edit-template')}
          </Button>
        </span>
      </div>
      <CategoryTable
        value={value}
        onChange={onChange}
        renderSymbolEditor={renderSymbolEditor}
        empty={t(value.field ? 'table.empty' : 'table.empty-field')}
      />
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
