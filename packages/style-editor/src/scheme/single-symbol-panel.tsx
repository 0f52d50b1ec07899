import type { MapSymbol, SingleSymbolScheme } from '@gep/map-engine/model';
import { editRows } from '@gep/map-engine/scheme/edit';
import { SymbolEditor } from '../symbol';
import type { PanelProps } from './panel-props';
import { partOf } from '../state';
import { FieldsOf } from '../field';

/** One symbol for every feature: the symbol editor itself. */
export function SingleSymbolPanel(props: PanelProps<SingleSymbolScheme>) {
  const { value, renderSymbolEditor } = props;
  const symbol = value.categories[0]?.symbol ?? value.template;
  const put = (next: MapSymbol) => {
    const scheme = { ...value, template: next };
    return value.categories.length > 0 ? editRows(scheme, ['all'], { symbol: next }) : scheme;
  };
  return (
    <FieldsOf at="template">
      <SymbolEditor value={symbol} {...partOf(props, put)} renderSymbolEditor={renderSymbolEditor} />
    </FieldsOf>
  );
}
