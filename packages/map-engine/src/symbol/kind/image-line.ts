import type { ImageLine } from '../../model';
import type { LineItem } from '../display-list';

/** A picture repeated along the line, turned with it; nothing until a picture is chosen. */
export function compileImageLine(line: ImageLine, opacity: number): LineItem[] {
  if (line.source === '') return [];
  const marker = {
    drawing: { kind: 'image', source: line.source, width: null, height: line.width, opacity },
    // The picture begins where its place on the line is.
    anchorX: 'left',
    anchorY: 'center',
    offsetX: 0,
    offsetY: 0,
    rotation: 0,
  } as const;
  return [
    {
      kind: 'along',
      markers: [marker],
      position: 'interval',
      interval: line.interval,
      offset: 0,
      followLine: true,
    },
  ];
}
