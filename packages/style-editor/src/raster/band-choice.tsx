import type { BandStatistics, RasterBand } from '@gep/map-engine/model';
import { ChoiceField } from '../field';
import type { SelectOption } from '../input';
import { useWords } from '../message';
import type { Words } from '../message';

export interface BandChoiceProps {
  readonly bands: readonly RasterBand[];
  readonly value: number | null;
  readonly onChange: (band: number) => void;
  /** Bands that may be chosen; absent: all. */
  readonly allows?: (statistics: BandStatistics) => boolean;
}

/** A band of the raster, by its name or number. */
export function BandChoice({ bands, value, onChange, allows }: BandChoiceProps) {
  const words = useWords();
  return (
    <ChoiceField
      at="band"
      label={words.t('field.band')}
      value={value}
      placeholder={words.t('field.choose')}
      options={bandOptions(words, bands, value, allows)}
      onChange={(band) => band !== value && onChange(band)}
    />
  );
}

/** The bands as a list. A saved band that the raster no longer has stays in it. */
export function bandOptions(
  { t }: Words,
  bands: readonly RasterBand[],
  value: number | null,
  allows: (statistics: BandStatistics) => boolean = () => true,
): SelectOption<number>[] {
  const nameOf = (band: number) => bands[band]?.name || t('field.band-unnamed', { number: band + 1 });
  const options = bands.map(({ statistics }, band) => ({
    value: band,
    label: nameOf(band),
    disabled: !allows(statistics),
  }));
  return value === null || value in bands
    ? options
    : [...options, { value, label: nameOf(value), disabled: true }];
}
