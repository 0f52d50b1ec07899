import type { TableScheme } from '@gep/map-engine/model';
import { useWords } from '../message';
import { CategoryTable } from './category-table';
import type { PanelProps } from './panel-props';

/** The rows alone, for saved schemes whose fields are edited elsewhere. */
export function RowsPanel<S extends TableScheme>({ value, onChange, renderSymbolEditor }: PanelProps<S>) {
  const { t } = useWords();
  return (
    <div className="gep-panel">
      <CategoryTable
        value={value}
        onChange={onChange}
        renderSymbolEditor={renderSymbolEditor}
        empty={t('table.empty')}
      />
    </div>
  );
}
