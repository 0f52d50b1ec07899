import {
  characterMarker,
  clampToLimit,
  fontStyles,
  imageMarker,
  limits,
  markerSymbol,
  simpleMarker,
  strokeDashes,
  svgMarker,
} from '../../model';
import type { MarkerShape, MarkerSymbol, MarkerSymbolLayer } from '../../model';
import type { LossNotes } from '../loss';
import type { XmlElement } from '../read-xml';
import { embeddedFile, readLayers } from './read-layers';
import type { QmlProperties } from './read-properties';

/** A marker symbol of QGIS. */
export function readMarker(symbol: XmlElement, notes: LossNotes): MarkerSymbol {
  return markerSymbol(
    ...readLayers<MarkerSymbolLayer>(symbol, notes, markerLayers, (props) =>
      simpleMarker({ fillColor: props.color('color'), ...placeOf(props) }),
    ),
  );
}

interface NearShape {
  readonly shape: MarkerShape;
  /** What a size of QGIS is multiplied by. */
  readonly scale?: number;
  readonly turn?: number;
}

/** Shapes that come out as they are. */
const shapes: Readonly<Record<string, NearShape>> = {
  circle: { shape: 'circle' },
  square: { shape: 'square' },
  // A square on its corner, whose diagonal is the size.
  diamond: { shape: 'square', scale: Math.SQRT1_2, turn: 45 },
  triangle: { shape: 'triangle' },
  pentagon: { shape: 'pentagon' },
  hexagon: { shape: 'hexagon' },
  star: { shape: 'star' },
  cross_fill: { shape: 'cross' },
};
/** Shapes that look much alike. */
const near: Readonly<Record<string, NearShape>> = {
  rectangle: { shape: 'square' },
  square_with_corners: { shape: 'square' },
  rounded_square: { shape: 'square' },
  diamond_star: { shape: 'star' },
  equilateral_triangle: { shape: 'triangle' },
  filled_arrowhead: { shape: 'triangle', turn: 90 },
  arrowhead: { shape: 'triangle', turn: 90 },
  arrow: { shape: 'triangle' },
  octagon: { shape: 'hexagon' },
  decagon: { shape: 'circle' },
  cross: { shape: 'cross' },
  cross2: { shape: 'cross', turn: 45 },
  asterisk_fill: { shape: 'star' },
};

const markerLayers = {
  SimpleMarker(props: QmlProperties): readonly MarkerSymbolLayer[] {
    const name = props.text('name', 'circle');
    const { shape, scale = 1, turn = 0 } = shapes[name] ?? near[name] ?? { shape: 'circle' };
    if (!Object.hasOwn(shapes, name)) props.notes.add('name', 'unsupported', shape);
    const place = placeOf(props);
    return [
      simpleMarker({
        shape,
        size: Math.round(props.length('size', 2, 'simpleMarkerSize') * scale * 100) / 100,
        fillColor: props.color('color', '255,0,0,255'),
        ...place,
        rotation: place.rotation + turn,
        ...outlineOf(props),
      }),
    ];
  },
  FontMarker(props: QmlProperties): readonly MarkerSymbolLayer[] {
    const style = props.text('font_style').toLowerCase();
    props.notes.add('font', 'not-included', props.text('font', 'sans-serif'));
    return [
      characterMarker({
        text: [...props.text('chr', '!')][0] ?? '!',
        fontFamily: props.text('font', 'sans-serif'),
        fontStyle: fontStyles.find((one) => style.includes(one)) ?? 'normal',
        size: props.length('size', 2, 'characterMarkerSize'),
        fillColor: props.color('color'),
        ...placeOf(props),
        ...outlineOf(props),
        // Without a width a character has no outline.
        outline: props.number('outline_width', 0) > 0,
      }),
    ];
  },
  SvgMarker(props: QmlProperties): readonly MarkerSymbolLayer[] {
    const written = props.text('name');
    const size = props.length('size', 2, 'imageWidth');
    const svg = written.startsWith('base64:') ? decoded(written.slice(7)) : null;
    if (svg === null) {
      props.notes.add('name', 'not-included', 'circle');
      return [
        simpleMarker({
          size: Math.min(size, limits.simpleMarkerSize.max),
          fillColor: props.color('color'),
          ...placeOf(props),
        }),
      ];
    }
    // QGIS gives its colour to the parts that ask for it, and to nothing else.
    const fillColor = svg.includes('param(fill)') ? props.color('color') : null;
    if (svg.includes('param(outline')) props.notes.add('outline_color', 'unsupported', "the drawing's own");
    const height = heightOf(props, size, svgRatio(svg));
    return [svgMarker({ svg, width: size, height, fillColor, ...placeOf(props) })];
  },
  RasterMarker(props: QmlProperties): readonly MarkerSymbolLayer[] {
    const source = embeddedFile(props, 'imageFile');
    const size = props.length('size', 2, 'imageWidth');
    if (source === null)
      return [simpleMarker({ size: Math.min(size, limits.simpleMarkerSize.max), ...placeOf(props) })];
    const height = heightOf(props, size, 1);
    const opacity = clampToLimit(limits.opacity, props.number('alpha', 1));
    return [imageMarker({ name: 'marker', source, width: size, height, opacity, ...placeOf(props) })];
  },
};

/** The height of a picture: as the style says, or by the picture's own ratio. */
function heightOf(props: QmlProperties, width: number, ownRatio: number): number {
  const ratio = props.number('fixedAspectRatio', 0);
  const height = width * (ratio > 0 ? ratio : ownRatio);
  return clampToLimit(limits.imageHeight, Math.round(height * 100) / 100);
}

/** Height to width of a drawing by its view box; 1 where it does not say. */
function svgRatio(svg: string): number {
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? height / width : 1;
}

/** In the order of QGIS' numbers. */
const anchorsX = ['left', 'center', 'right'] as const;
const anchorsY = ['top', 'center', 'bottom'] as const;

function placeOf(props: QmlProperties) {
  const [offsetX, offsetY] = props.lengths('offset', 'offset');
  return {
    rotation: props.number('angle', 0),
    offsetX,
    offsetY,
    anchorX: anchorsX[props.number('horizontal_anchor_point', 1)] ?? 'center',
    anchorY: anchorsY[props.number('vertical_anchor_point', 1)] ?? 'center',
  };
}

function outlineOf(props: QmlProperties) {
  const style = props.text('outline_style', 'solid');
  const width = props.number('outline_width', 0);
  return {
    outline: style !== 'no',
    strokeColor: props.color('outline_color', '35,35,35,255'),
    // A hairline is a pixel wide at every resolution.
    strokeWidth: width === 0 ? 1 : props.length('outline_width', 0, 'outlineWidth'),
    strokeDash: strokeDashes.find((one) => one.replaceAll('-', ' ') === style) ?? 'solid',
  };
}

/** The text of a drawing; null where it is none. */
function decoded(base64: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('<svg') ? text : null;
  } catch {
    return null;
  }
}
