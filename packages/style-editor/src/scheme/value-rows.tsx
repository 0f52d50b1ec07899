import type { MapSymbol, MultipleFieldsScheme, UniqueValuesScheme } from '@gep/map-engine/model';
import { schemeFields } from '@gep/map-engine/scheme';
import { keepTopValues, setTemplate } from '@gep/map-engine/scheme/edit';
import type { ReactNode } from 'react';
import { useReadOnly } from '../input';
import { useWords } from '../message';
import { AddValues, knowsAll } from './add-values';
import { CategoryTable } from '../category';
import type { FieldData, PanelProps } from './panel-props';
import { TemplateButton } from './template-button';
import { TooManyValues } from './too-many-values';
import { partOf } from '../state';

export interface ValueRowsProps<S extends UniqueValuesScheme | MultipleFieldsScheme> extends PanelProps<S> {
  /** Null until fetched. */
  readonly data: FieldData | null;
  /** Shown in place of the rows while a change is pending; null otherwise. */
  readonly question: ReactNode;
}

/** What a panel of one row a value has under its fields: too many values, adding them, template, table. */
export function ValueRows<S extends UniqueValuesScheme | MultipleFieldsScheme>(props: ValueRowsProps<S>) {
  const { value, onChange, renderSymbolEditor, data, question } = props;
  const { t } = useWords();
  const readOnly = useReadOnly();
  const statistics = data?.statistics ?? value.statistics;
  const hasField = schemeFields(value).length > 0;
  return (
    <>
      {statistics?.enableUniqueValue === false && (
        <TooManyValues
          rows={value.categories.length}
          values={knowsAll(value, data?.input) ? statistics.uniqueValueCount : statistics.uniqueValues.length}
          onTop={(count) => onChange(keepTopValues<S>(value, count, data?.input))}
        />
      )}
      {question ?? (
        <CategoryTable
          value={value}
          onChange={onChange}
          onPreview={props.onPreview}
          renderSymbolEditor={renderSymbolEditor}
          empty={t(hasField ? 'table.empty' : 'table.empty-field')}
          head={
            <span className="gep-summary-buttons">
              {hasField && !readOnly && <AddValues value={value} onChange={onChange} input={data?.input} />}
              <TemplateButton
                value={value.template}
                {...partOf(props, (template: MapSymbol) => setTemplate<S>(value, template))}
                renderSymbolEditor={renderSymbolEditor}
              />
            </span>
          }
        />
      )}
    </>
  );
}
