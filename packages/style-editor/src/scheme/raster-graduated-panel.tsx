import type { RasterGraduatedScheme } from '@gep/map-engine/model';
import { generateCategories } from '@gep/map-engine/scheme';
import { useWords } from '../message';
import { HistogramCanvas } from '../preview';
import { setBreaks, setClassRamp, setMethod, statisticsOf } from '../state';
import { BandChoice } from './band-choice';
import { CategoryTable } from './category-table';
import { useClassColors } from './class-colors';
import { ClassSummary } from './class-summary';
import { MethodFields } from './method-fields';
import type { PanelProps } from './panel-props';
import { RampField } from './ramp-field';
import { RasterDisplayGroup } from './raster-display-group';

/** One band in classes. */
export function RasterGraduatedPanel(props: PanelProps<RasterGraduatedScheme>) {
  const { value, onChange, renderSymbolEditor } = props;
  const { t } = useWords();
  const { breaks, colors } = useClassColors(value);
  const { classification } = value;
  const statistics = statisticsOf(value.bands, value.band);
  return (
    <div className="gep-panel">
      <div className="gep-grid">
        <BandChoice
          bands={value.bands}
          value={value.band}
          onChange={(band) =>
            onChange(
              generateCategories({
                ...value,
                band,
                overrides: [],
                classification: { ...classification, manualBreaks: null },
              }),
            )
          }
        />
        <RampField
          ramp={classification.ramp}
          reverse={classification.reverse}
          onChange={(part) => onChange(setClassRamp(value, part))}
        />
        <MethodFields
          value={classification}
          limit="detailClasses"
          onChange={(part) => onChange(setMethod(value, part), 'method')}
        />
      </div>
      {statistics?.histogram && (
        <HistogramCanvas
          histogram={statistics.histogram}
          breaks={breaks}
          colors={colors}
          label={t('preview.histogram', {
            field: value.bands[value.band ?? 0].name,
            classes: colors.length,
          })}
        />
      )}
      <ClassSummary
        value={value}
        byteRaster={statistics?.dataType === 'uint8' || statistics?.dataType === 'int8'}
        onBreaks={(next) => onChange(setBreaks(value, next))}
        onReset={() => onChange(setMethod(value, {}))}
        renderSymbolEditor={renderSymbolEditor}
      />
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
