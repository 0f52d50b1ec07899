import type { RasterScheme } from '@gep/map-engine/model';
import { bandStatistics, createScheme } from '@gep/map-engine/scheme';
import type { RasterSchemeKind } from '@gep/map-engine/scheme/edit';
import type { Words } from '../message';
import type { BandSource } from '../port';
import type { TreeGroup } from './scheme-tree';
import { lackOf } from './use-band-data';

/**
 * Tree of the raster dialog. Classes need a histogram, unique values a band that has few of them, a composite three
 * bands.
 * @param source computes what the bands lack.
 */
export function rasterGroups(
  { t }: Words,
  scheme: RasterScheme,
  source: BandSource | undefined,
): readonly TreeGroup<RasterSchemeKind>[] {
  const { kind, bands } = scheme;
  const band = 'band' in scheme ? scheme.band : 0;
  const lack = (wanted: RasterSchemeKind) => {
    const reason = wanted === kind ? null : lackOf(createScheme(wanted, 'raster', { bands, band }), source);
    return reason && t(reason);
  };
  const unique = bandStatistics(bands, band)?.enableUniqueValue === true;
  const entry = (value: RasterSchemeKind, disabledReason: string | null = null) => ({
    value,
    label: t(`tree.${value}`),
    disabledReason,
  });
  return [
    {
      label: t('tree.display'),
      entries: [
        entry('stretch'),
        entry('raster-graduated', lack('raster-graduated')),
        entry(
          'raster-unique-values',
          unique ? lack('raster-unique-values') : t('tree.reason.unique-disabled'),
        ),
        entry('rgb-composite', bands.length < 3 ? t('tree.reason.too-few-bands') : null),
      ],
    },
  ];
}
