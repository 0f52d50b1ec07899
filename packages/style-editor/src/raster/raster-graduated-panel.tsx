import { limits } from '@gep/map-engine/model';
import type { RasterGraduatedScheme } from '@gep/map-engine/model';
import { bandStatistics } from '@gep/map-engine/scheme';
import { reclassify, setBand } from '@gep/map-engine/scheme/edit';
import { useWords } from '../message';
import { ClassEditor, MethodFields, RowsRampField, useRowGuard } from '../scheme';
import { BandChoice } from './band-choice';
import { RasterDisplayGroup } from './raster-display-group';
import type { RasterPanelProps } from './raster-panel-props';

/** One band in classes. */
export function RasterGraduatedPanel(props: RasterPanelProps<RasterGraduatedScheme>) {
  const { value, complete } = props;
  const { t } = useWords();
  const guard = useRowGuard(props);
  const { draft, propose } = guard;
  const { histogram = null, mean, stddev, dataType } = bandStatistics(value.bands, value.band) ?? {};
  const type = dataType?.includes('int') ? ('INT8' as const) : undefined;
  const byteRaster = dataType?.endsWith('int8');
  return (
    <div className="gep-panel">
      <div className="gep-grid">
        <BandChoice
          bands={value.bands}
          value={draft.band}
          onChange={(band) => guard.proposeLoaded(complete((from) => setBand(from, band)))}
        />
        <RowsRampField {...props} />
        <MethodFields
          value={draft.classification}
          limit="detailClasses"
          onChange={(part) => propose(reclassify(draft, part))}
        />
      </div>
      <ClassEditor
        {...props}
        guard={guard}
        name={value.bands[value.band ?? 0]?.name ?? ''}
        facts={{ histogram, mean, stddev, type, byteRaster }}
        maxClasses={limits.detailClasses.max}
        empty={t(value.band === null ? 'table.empty-band' : 'table.empty')}
        onReset={() => propose(reclassify(value, {}))}
      />
      <RasterDisplayGroup folded {...props} />
    </div>
  );
}
