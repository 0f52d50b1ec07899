import Graticule from 'ol/layer/Graticule';
import Fill from 'ol/style/Fill';
import Stroke from 'ol/style/Stroke';
import Text from 'ol/style/Text';

/** Greys that are quiet on the light and on the dark page. */
const line = '#8fa09840';
const word = '#788a81';

const degrees = (value: number, positive: string, negative: string): string =>
  `${Number(Math.abs(value).toFixed(4))}°${value === 0 ? '' : value > 0 ? positive : negative}`;

const label = (textBaseline: CanvasTextBaseline, textAlign: CanvasTextAlign) =>
  new Text({
    font: '11px "Noto Sans CJK SC", system-ui, sans-serif',
    textBaseline,
    textAlign,
    fill: new Fill({ color: word }),
  });

/** Lines of longitude and latitude with their degrees at the edge: the ground where there is no base map. */
export function createGraticule(): Graticule {
  const graticule = new Graticule({
    strokeStyle: new Stroke({ color: line, width: 1 }),
    showLabels: true,
    wrapX: false,
    targetSize: 140,
    lonLabelFormatter: (longitude) => degrees(longitude, 'E', 'W'),
    latLabelFormatter: (latitude) => degrees(latitude, 'N', 'S'),
    lonLabelStyle: label('top', 'center'),
    latLabelStyle: label('middle', 'right'),
    lonLabelPosition: 1,
    latLabelPosition: 1,
  });
  graticule.setZIndex(-2000);
  return graticule;
}
