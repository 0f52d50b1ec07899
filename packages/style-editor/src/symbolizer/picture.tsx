import { lineSymbol, markerSymbol, simpleLine, simpleMarker } from '@gep/map-engine/model';
import type { LineCap, LineJoin, MarkerPosition, MarkerShape, StrokeDash } from '@gep/map-engine/model';
import { compileSymbol } from '@gep/map-engine/symbol';
import type { ReactNode } from 'react';

function Picture({ width = 16, children }: { readonly width?: number; readonly children: ReactNode }) {
  return (
    <svg
      className="gep-picture"
      width={width}
      height={16}
      viewBox={`0 0 ${width} 16`}
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      {children}
    </svg>
  );
}

/** A shape as the engine draws it. */
export function shapePicture(shape: MarkerShape): ReactNode {
  const { items } = compileSymbol(markerSymbol(simpleMarker({ shape, size: 14 })));
  const [item] = items;
  const drawn = 'drawing' in item && item.drawing.kind === 'shape' ? item.drawing.shape : null;
  return (
    <Picture>
      <g transform="translate(8 8)" fill="currentColor" stroke="none">
        {drawn?.kind === 'polygon' ? <polygon points={drawn.vertices.join(' ')} /> : <circle r={7} />}
      </g>
    </Picture>
  );
}

/** A dash pattern as the engine draws it. */
export function dashPicture(dash: StrokeDash): ReactNode {
  const { items } = compileSymbol(lineSymbol(simpleLine({ dash, width: 2, cap: 'butt' })));
  const [item] = items;
  const pattern = 'stroke' in item && item.kind === 'stroke' ? item.stroke.dash.join(' ') : undefined;
  return (
    <Picture width={48}>
      <path d="M0 8H48" strokeWidth={2} strokeDasharray={pattern} />
    </Picture>
  );
}

/** A corner of a broad line with its path in it. */
export function joinPicture(join: LineJoin): ReactNode {
  return (
    <Picture>
      <path d="M0 12 L8 5 L16 12" strokeWidth={7} strokeOpacity={0.4} strokeLinejoin={join} />
      <path d="M0 12 L8 5 L16 12" />
    </Picture>
  );
}

/** An end of a broad line with its path in it. */
export function capPicture(cap: LineCap): ReactNode {
  return (
    <Picture>
      <path d="M0 8H9" strokeWidth={9} strokeOpacity={0.4} strokeLinecap={cap} />
      <path d="M0 8H9" />
      <circle cx={9} cy={8} r={1.5} fill="currentColor" stroke="none" />
    </Picture>
  );
}

const vertices = [
  [2, 12],
  [7, 4],
  [14, 10],
] as const;
const spots: Readonly<Record<MarkerPosition, readonly (readonly [number, number])[]>> = {
  interval: [
    [3.2, 10],
    [5.7, 6.1],
    [9.5, 6.2],
    [12.8, 9],
  ],
  first: [vertices[0]],
  middle: [[8.5, 5.4]],
  last: [vertices[2]],
  vertices,
};

/** Where markers stand on a line. */
export function positionPicture(position: MarkerPosition): ReactNode {
  return (
    <Picture>
      <path d={`M${vertices.join('L')}`} strokeOpacity={0.5} />
      {spots[position].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={2} fill="currentColor" stroke="none" />
      ))}
    </Picture>
  );
}

/** Along which way colours run. */
export function gradientPicture(shape: 'linear' | 'radial'): ReactNode {
  return (
    <Picture>
      {[1, 0.7, 0.4, 0.15].map((opacity, i) =>
        shape === 'linear' ? (
          <rect
            key={i}
            x={1 + i * 3.5}
            y={2}
            width={3.5}
            height={12}
            fill="currentColor"
            stroke="none"
            opacity={opacity}
          />
        ) : (
          <circle key={i} cx={8} cy={8} r={6 - i * 1.7} strokeWidth={1.7} opacity={1.15 - opacity} />
        ),
      )}
    </Picture>
  );
}
