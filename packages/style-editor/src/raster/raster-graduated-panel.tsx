import { limits } from '@gep/map-engine/model';
import type { RasterGraduatedScheme } from '@gep/map-engine/model';
import { bandStatistics, reclassify, setBand, setBreaks, setRamp } from '@gep/map-engine/scheme';
import { useWords } from '../message';
import { RampField } from '../ramp';
import { BandChoice } from './band-choice';
import { CategoryTable } from '../category';
import { ClassSummary, MethodFields, useClassColors, useRowGuard } from '../scheme';
import { HistogramEditor } from '../histogram';
import { RasterDisplayGroup } from './raster-display-group';
import type { RasterPanelProps } from './raster-panel-props';
import { partOf } from '../state';
import type { RampPart } from '../ramp';

/** One band in classes. */
export function RasterGraduatedPanel(props: RasterPanelProps<RasterGraduatedScheme>) {
  const { value, onChange, complete, renderSymbolEditor } = props;
  const { t } = useWords();
  const { breaks, colors, counts } = useClassColors(value);
  const { classification } = value;
  const statistics = bandStatistics(value.bands, value.band);
  const { histogram = null, mean, stddev, dataType } = statistics ?? {};
  const { draft, propose, proposeLoaded, question } = useRowGuard(props);
  // Edges that move take the edits of their classes along; edges that come or go may not.
  const cut = (next: readonly number[]) => setBreaks(value, next);
  const editBreaks = (next: readonly number[]) => {
    const edited = cut(next);
    if (next.length === breaks.length) onChange(edited);
    else propose(edited);
  };
  const facts = {
    histogram,
    mean,
    stddev,
    type: dataType && !dataType.startsWith('float') ? ('INT8' as const) : undefined,
    byteRaster: dataType === 'uint8' || dataType === 'int8',
    label: t('preview.histogram', {
      field: value.bands[value.band ?? 0]?.name ?? '',
      classes: colors.length,
    }),
  };
  return (
    <div className="gep-panel">
      <div className="gep-grid">
        <BandChoice
          bands={value.bands}
          value={draft.band}
          onChange={(band) => proposeLoaded(complete((from) => setBand(from, band)))}
        />
        <RampField
          at="classification.ramp"
          classes={colors.length}
          ramp={classification.ramp}
          reverse={classification.reverse}
          {...partOf(props, (part: RampPart) => setRamp(value, part))}
        />
        <MethodFields
          value={draft.classification}
          limit="detailClasses"
          onChange={(part) => propose(reclassify(draft, part))}
        />
      </div>
      {breaks.length > 0 && (
        <HistogramEditor
          {...facts}
          breaks={breaks}
          onChange={editBreaks}
          colors={colors}
          counts={counts}
          maxClasses={limits.detailClasses.max}
        />
      )}
      {question ?? (
        <CategoryTable
          value={value}
          onChange={onChange}
          onPreview={props.onPreview}
          renderSymbolEditor={renderSymbolEditor}
          empty={t(value.band === null ? 'table.empty-band' : 'table.empty')}
          head={
            <ClassSummary
              value={value}
              facts={{
                ...facts,
                countsOf: (next) => cut(next).categories.map((row) => row.count),
              }}
              onBreaks={editBreaks}
              onPreview={partOf(props, cut).onPreview}
              onReset={() => propose(reclassify(value, {}))}
              renderSymbolEditor={renderSymbolEditor}
            />
          }
        />
      )}
      <RasterDisplayGroup folded value={value} onChange={onChange} />
    </div>
  );
}
