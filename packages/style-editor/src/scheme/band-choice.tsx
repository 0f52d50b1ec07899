import type { RasterBand } from '@gep/map-engine/model';
import { ChoiceField } from '../field';
import { useWords } from '../message';

export interface BandChoiceProps {
  readonly bands: readonly RasterBand[];
  readonly value: number | null;
  readonly onChange: (band: number) => void;
}

/** A band of the raster, by its name or number. */
export function BandChoice({ bands, value, onChange }: BandChoiceProps) {
  const { t } = useWords();
  return (
    <ChoiceField
      label={t('field.band')}
      value={value}
      placeholder={t('field.choose')}
      options={bands.map(({ name }, i) => ({
        value: i,
        label: name || t('field.band-unnamed', { number: i + 1 }),
      }))}
      onChange={(band) => band !== value && onChange(band)}
    />
  );
}
