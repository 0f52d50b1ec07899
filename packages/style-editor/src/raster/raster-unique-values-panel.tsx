import type { RasterUniqueValuesScheme } from '@gep/map-engine/model';
import { generateCategories } from '@gep/map-engine/scheme';
import { paletteInput, setBand } from '@gep/map-engine/scheme/edit';
import { Button } from '../input';
import { useWords } from '../message';
import { BandChoice } from './band-choice';
import { CategoryTable } from '../category';
import { RasterDisplayGroup } from './raster-display-group';
import type { RasterPanelProps } from './raster-panel-props';
import { RowsRampField, useRowGuard } from '../scheme';

/** A colour per distinct value of one band: those of the file's palette where it has one, else those of the ramp. */
export function RasterUniqueValuesPanel(props: RasterPanelProps<RasterUniqueValuesScheme>) {
  const { value, onChange, complete, palettes, renderSymbolEditor } = props;
  const { t } = useWords();
  const palette = paletteInput(value, palettes);
  const { draft, proposeLoaded, question } = useRowGuard(props);
  return (
    <div className="gep-panel">
      <div className="gep-grid">
        <BandChoice
          bands={value.bands}
          value={draft.band}
          allows={({ enableUniqueValue }) => enableUniqueValue}
          onChange={(band) =>
            proposeLoaded(complete((from) => setBand(from, band, paletteInput({ ...from, band }, palettes))))
          }
        />
        <RowsRampField {...props} />
      </div>
      {question ?? (
        <CategoryTable
          value={value}
          onChange={onChange}
          onPreview={props.onPreview}
          renderSymbolEditor={renderSymbolEditor}
          empty={t(value.band === null ? 'table.empty-band' : 'table.empty')}
          head={
            palette.colorTable && (
              <span className="gep-summary-buttons">
                <Button look="quiet" onClick={() => onChange(generateCategories(value, palette))}>
                  {t('action.file-colors')}
                </Button>
              </span>
            )
          }
        />
      )}
      <RasterDisplayGroup folded value={value} onChange={onChange} />
    </div>
  );
}
