import { useEffect, useMemo, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { useChartLook } from '../chart/use-chart-look';
import css from './map.module.css';
import { fitted } from './district-shapes';
import type { DistrictShape, DistrictShapes } from './district-shapes';

interface DistrictMapProps {
  /** What it shows, for people who do not see it. */
  readonly label: string;
  readonly shapes: DistrictShapes;
  /** Of a district; null: it has no value. */
  readonly colorOf: (code: string) => string | null;
  /** Codes of districts with an outline. */
  readonly marked: readonly (string | null)[];
  readonly onPoint?: (code: string | null) => void;
  readonly onChoose?: (code: string) => void;
}

/** Paths of a picture, made once for all maps of the same districts. */
const knownPaths = new WeakMap<DistrictShapes, readonly Path2D[]>();

function pathsOf(shapes: DistrictShapes): readonly Path2D[] {
  const known = knownPaths.get(shapes) ?? shapes.shapes.map(({ path }) => new Path2D(path));
  knownPaths.set(shapes, known);
  return known;
}

type Size = readonly [number, number];

/** The context of a canvas that is as sharp as the display, in units of the districts. */
function prepared(canvas: HTMLCanvasElement, shapes: DistrictShapes, size: Size) {
  const ratio = window.devicePixelRatio;
  canvas.width = Math.round(size[0] * ratio);
  canvas.height = Math.round(size[1] * ratio);
  const context = canvas.getContext('2d');
  const { scale, left, top } = fitted(shapes, size);
  context?.setTransform(scale * ratio, 0, 0, scale * ratio, left * ratio, top * ratio);
  return { context, scale };
}

/** The size of an element, as it changes. */
function useSize(place: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>([0, 0]);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize([element.clientWidth, element.clientHeight]));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}

/** Districts in colours, drawn on a canvas; the outline of a district is on one above, so that pointing draws little. */
export function DistrictMap({ label, shapes, colorOf, marked, onPoint, onChoose }: DistrictMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  const look = useChartLook();
  const size = useSize(place);
  const paths = useMemo(() => pathsOf(shapes), [shapes]);
  useEffect(() => {
    if (!ground.current || size[0] === 0) return;
    const { context, scale } = prepared(ground.current, shapes, size);
    if (!context) return;
    context.lineWidth = 0.5 / scale;
    context.strokeStyle = look.surface;
    shapes.shapes.forEach(({ code }, i) => {
      context.fillStyle = colorOf(code) ?? look.line;
      context.fill(paths[i], 'evenodd');
      context.stroke(paths[i]);
    });
  }, [shapes, paths, colorOf, size, look]);
  useEffect(() => {
    if (!above.current || size[0] === 0) return;
    const { context, scale } = prepared(above.current, shapes, size);
    if (!context) return;
    context.lineJoin = 'round';
    shapes.shapes.forEach(({ code }, i) => {
      if (!marked.includes(code)) return;
      for (const [width, color] of [
        [4, look.surface],
        [2, look.text],
      ] as const) {
        context.lineWidth = width / scale;
        context.strokeStyle = color;
        context.stroke(paths[i]);
      }
    });
  }, [shapes, paths, marked, size, look]);
  const districtAt = (event: PointerEvent): DistrictShape | null => {
    const context = above.current?.getContext('2d');
    if (!context) return null;
    const box = event.currentTarget.getBoundingClientRect();
    // The page may be scaled: the box is in pixels of the screen, the size in those of the page.
    const { scale, left, top } = fitted(shapes, size);
    const x = (((event.clientX - box.left) * size[0]) / box.width - left) / scale;
    const y = (((event.clientY - box.top) * size[1]) / box.height - top) / scale;
    context.save();
    context.resetTransform();
    const found = shapes.shapes.find(
      ({ box: [minX, minY, maxX, maxY] }, i) =>
        x >= minX && x <= maxX && y >= minY && y <= maxY && context.isPointInPath(paths[i], x, y, 'evenodd'),
    );
    context.restore();
    return found ?? null;
  };
  return (
    <div
      ref={place}
      className={css.map}
      role="img"
      aria-label={label}
      data-active={onChoose !== undefined}
      onPointerMove={(event) => onPoint?.(districtAt(event)?.code ?? null)}
      onPointerLeave={() => onPoint?.(null)}
      onPointerDown={(event) => {
        const found = districtAt(event);
        if (found) onChoose?.(found.code);
      }}
    >
      <canvas ref={ground} />
      <canvas ref={above} />
    </div>
  );
}
