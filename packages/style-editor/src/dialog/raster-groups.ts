import type { RasterBand } from '@gep/map-engine/model';
import { bandStatistics } from '@gep/map-engine/scheme';
import type { RasterSchemeKind } from '@gep/map-engine/scheme';
import type { Words } from '../message';
import type { TreeGroup } from './scheme-tree';

/**
 * Tree of the raster dialog. Unique values need a band that has few of them, a composite three bands.
 * @param band whose unique values would be shown.
 */
export function rasterGroups(
  { t }: Words,
  bands: readonly RasterBand[],
  band: number | null,
): readonly TreeGroup<RasterSchemeKind>[] {
  const unique = bandStatistics(bands, band)?.enableUniqueValue === true;
  return [
    {
      label: t('tree.display'),
      entries: [
        { value: 'stretch', label: t('tree.stretch') },
        { value: 'raster-graduated', label: t('tree.raster-graduated') },
        {
          value: 'raster-unique-values',
          label: t('tree.raster-unique-values'),
          disabledReason: unique ? null : t('tree.reason.unique-disabled'),
        },
        {
          value: 'rgb-composite',
          label: t('tree.rgb-composite'),
          disabledReason: bands.length < 3 ? t('tree.reason.too-few-bands') : null,
        },
      ],
    },
  ];
}
