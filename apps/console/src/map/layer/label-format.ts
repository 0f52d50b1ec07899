import type { Scheme } from '@gep/map-engine/model';
import type { LabelFormat } from '@gep/map-engine/symbol';
import { inUnit } from '../../message/unit';
import { styledUnit } from './layer-context';
import type { ShownColumn } from './layer-context';

/**
 * Labels on the map in the unit of their column, as table and legend write it. The unit follows the number only where
 * the legend does not give it already.
 * @param schemeNow what is drawn, asked for every label
 */
export function labelFormat(columns: readonly ShownColumn[], schemeNow: () => Scheme): LabelFormat {
  return (value, field) => {
    const unit = columns.find(({ name }) => name === field)?.unit;
    if (!unit || typeof value !== 'number') return String(value);
    const said = unit.unit === '' || unit.unit === styledUnit(schemeNow(), columns).unit;
    return said ? inUnit(value, unit) : `${inUnit(value, unit)} ${unit.unit}`;
  };
}
