import Graticule from 'ol/layer/Graticule.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Text from 'ol/style/Text.js';

/** Greys that are quiet on the light and on the dark page. */
const line = '#8fa09840';
const word = '#788a81';

/** Degrees, minutes and seconds as far as they are needed: `118°40′E`. */
export function degreeLabel(value: number, positive: string, negative: string): string {
  const total = Math.round(Math.abs(value) * 3600);
  const [degrees, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const rest = seconds > 0 ? `${minutes}′${seconds}″` : minutes > 0 ? `${minutes}′` : '';
  return `${degrees}°${rest}${total === 0 ? '' : value > 0 ? positive : negative}`;
}

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
    lonLabelFormatter: (longitude) => degreeLabel(longitude, 'E', 'W'),
    latLabelFormatter: (latitude) => degreeLabel(latitude, 'N', 'S'),
    lonLabelStyle: label('top', 'center'),
    latLabelStyle: label('bottom', 'left'),
    lonLabelPosition: 1,
    latLabelPosition: 0,
  });
  graticule.setZIndex(-2000);
  return graticule;
}
