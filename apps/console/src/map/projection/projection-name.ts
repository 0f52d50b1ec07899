import { gaussKrugerZone } from '@gep/map-engine/geometry';
import type { TFunction } from 'i18next';

/** A coordinate system as people call it, with its code. */
export function projectionName(code: string, t: TFunction): string {
  const zone = gaussKrugerZone(code);
  if (zone) {
    const { width, meridian, number } = zone;
    return number === null
      ? t('map.crs.meridian', { code, width, meridian })
      : t('map.crs.zone', { code, width, meridian, number });
  }
  const utm = /^EPSG:326(\d\d)$/.exec(code)?.[1];
  if (utm) return t('map.crs.utm', { code, number: Number(utm) });
  const names: Readonly<Record<string, string>> = {
    'EPSG:4490': t('map.crs.cgcs2000', { code }),
    'EPSG:4326': t('map.crs.wgs84', { code }),
    'EPSG:3857': t('map.crs.mercator', { code }),
    'GEP:CHINA-ALBERS': t('map.crs.albers'),
  };
  return names[code] ?? code;
}
