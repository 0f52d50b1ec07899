import type { MultipleFieldsScheme, UniqueValuesScheme } from '@gep/map-engine/model';
import { schemeFields } from '@gep/map-engine/scheme';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../input';
import { useWords } from '../message';
import { setTemplate } from '../state';
import { CategoryTable } from './category-table';
import type { FieldData, PanelProps } from './panel-props';

export interface ValueRowsProps<S extends UniqueValuesScheme | MultipleFieldsScheme> extends PanelProps<S> {
  /** Null until fetched. */
  readonly data: FieldData | null;
}

/** What a panel of one row a value has under its fields: too many values, template, table. */
export function ValueRows<S extends UniqueValuesScheme | MultipleFieldsScheme>(props: ValueRowsProps<S>) {
  const { value, onChange, renderSymbolEditor, data } = props;
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const tooMany = (data?.statistics ?? value.statistics)?.enableUniqueValue === false;
  return (
    <>
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
        empty={t(schemeFields(value).length > 0 ? 'table.empty' : 'table.empty-field')}
      />
      {open &&
        renderSymbolEditor({
          title: t('action.edit-template'),
          symbol: value.template,
          onDone: (symbol) => {
            setOpen(false);
            if (symbol) onChange(setTemplate<S>(value, symbol));
          },
        })}
    </>
  );
}
