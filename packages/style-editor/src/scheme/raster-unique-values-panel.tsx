import type { RasterUniqueValuesScheme } from '@gep/map-engine/model';
import { generateCategories } from '@gep/map-engine/scheme';
import { useWords } from '../message';
import { recolorRows } from '../state';
import { BandChoice } from './band-choice';
import { CategoryTable } from './category-table';
import type { PanelProps } from './panel-props';
import { RampField } from './ramp-field';
import { RasterDisplayGroup } from './raster-display-group';

/** A colour per distinct value of one band. */
export function RasterUniqueValuesPanel(props: PanelProps<RasterUniqueValuesScheme>) {
  const { value, onChange, renderSymbolEditor } = props;
  const { t } = useWords();
  return (
    <div className="gep-panel">
      <div className="gep-grid">
        <BandChoice
          bands={value.bands}
          value={value.band}
          onChange={(band) => onChange(generateCategories({ ...value, band, overrides: [] }))}
        />
        <RampField
          ramp={value.ramp}
          reverse={value.reverse}
          onChange={(part) => {
            const next = { ...value, ...part };
            onChange(recolorRows(next, next.ramp, next.reverse));
          }}
        />
      </div>
      <CategoryTable
        value={value}
        onChange={onChange}
        renderSymbolEditor={renderSymbolEditor}
        empty={t('table.empty')}
      />
      <RasterDisplayGroup folded value={value} onChange={onChange} />
    </div>
  );
}
