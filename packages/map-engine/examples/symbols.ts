import {
  characterMarker,
  createLineLayer,
  createPointLayer,
  createPolygonLayer,
  fillSymbol,
  gradientFill,
  linePatternFill,
  lineSymbol,
  markerLine,
  markerSymbol,
  pointPatternFill,
  simpleFill,
  simpleLine,
  simpleMarker,
  singleSymbol,
  uniqueValues,
} from '@gep/map-engine';
import type { GeoJsonCollection, MapHandle } from '@gep/map-engine';

const outline = lineSymbol(simpleLine({ color: '#ffffff', width: 2 }));
const forest = fillSymbol(
  simpleFill({ color: '#cfe3c0', outline }),
  pointPatternFill({
    marker: markerSymbol(simpleMarker({ shape: 'triangle', size: 7, fillColor: '#3d7a3a' })),
    intervalX: 14,
    intervalY: 12,
    useOutline: false,
  }),
);
const farmland = fillSymbol(
  simpleFill({ color: '#f3e7c1', outline }),
  linePatternFill({
    line: lineSymbol(simpleLine({ color: '#b98d3a' })),
    angle: 30,
    interval: 8,
    useOutline: false,
  }),
);
const water = fillSymbol(gradientFill({ startColor: '#cfe6f5', endColor: '#7fb3dc', angle: 90, outline }));
const river = lineSymbol(
  simpleLine({ color: '#ffffff', width: 6 }),
  simpleLine({ color: '#2f6fb2', width: 3 }),
  markerLine({
    marker: markerSymbol(simpleMarker({ shape: 'triangle', size: 9, rotation: 90, fillColor: '#123a5a' })),
    interval: 60,
  }),
);
const town = markerSymbol(
  simpleMarker({ size: 18, fillColor: '#ffffff', outline: true, strokeColor: '#c0392b', strokeWidth: 2 }),
  characterMarker({ text: 'T', size: 12, fontStyle: 'bold', fillColor: '#c0392b' }),
);

/** Land in patterns, rivers with arrows downstream, towns as a letter in a ring. */
export function landRiversTowns(
  map: MapHandle,
  { land, rivers, towns }: Readonly<Record<'land' | 'rivers' | 'towns', GeoJsonCollection>>,
): void {
  const byUse = uniqueValues({ field: 'use', symbols: { forest, farmland, water } });
  map.addLayer(createPolygonLayer({ features: land, scheme: byUse }));
  map.addLayer(createLineLayer({ features: rivers, scheme: singleSymbol({ symbol: river }) }));
  map.addLayer(createPointLayer({ features: towns, scheme: singleSymbol({ symbol: town }) }));
}
