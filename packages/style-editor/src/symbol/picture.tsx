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
      <path d="M5 16V5H16" strokeWidth={8} strokeOpacity={0.45} strokeLinejoin={join} />
      <path d="M5 16V5H16" />
    </Picture>
  );
}

/** An end of a broad line with its path in it. */
export function capPicture(cap: LineCap): ReactNode {
  return (
    <Picture>
      <path d="M-8 8H9" strokeWidth={10} strokeOpacity={0.45} strokeLinecap={cap} />
      <path d="M0 8H9" />
      <circle cx={9} cy={8} r={2} fill="currentColor" stroke="none" />
    </Picture>
  );
}

const [start, bend, end] = [
  [2, 13],
  [9, 3],
  [22, 11],
] as const;
const spots: Readonly<Record<MarkerPosition, readonly (readonly [number, number])[]>> = {
  interval: [
    [4.3, 9.7],
    [9, 3],
    [14.2, 6.2],
    [19.4, 9.4],
  ],
  first: [start],
  middle: [[11, 4.2]],
  last: [end],
  vertices: [start, bend, end],
};

/** The positions of markers on a line. */
export function positionPicture(position: MarkerPosition): ReactNode {
  return (
    <Picture width={24}>
      <path d={`M${start}L${bend}L${end}`} strokeOpacity={0.55} />
      {spots[position].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={2} fill="currentColor" stroke="none" />
      ))}
    </Picture>
  );
}

/** Along which way colours run. */
export function gradientPicture(shape: 'linear' | 'radial'): ReactNode {
  const way = shape === 'linear' ? 'linear-gradient(to right' : 'radial-gradient(circle closest-side';
  return <span className="gep-picture" style={{ background: `${way}, currentColor, transparent)` }} />;
}
