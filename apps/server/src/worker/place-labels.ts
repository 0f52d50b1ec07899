/** A name and the point that its middle is wished at; the larger its area, the sooner it gets a place. */
export interface WishedLabel {
  readonly x: number;
  readonly y: number;
  readonly area: number;
  readonly text: string;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far a name may go from where it is wished, the nearest first: across in halves of its width, down in heights of a line. */
const shifts = [0, -0.7, 0.7, -1.2, 1.2]
  .flatMap((down) => [0, -0.6, 0.6].map((across) => ({ across, down })))
  .sort((a, b) => Math.hypot(2 * a.across, a.down) - Math.hypot(2 * b.across, b.down));

/**
 * Names at places where none covers another: moved a little, and left out where that is not enough. All stay
 * inside a width.
 * @param size of the letters, in points
 */
export function placeLabels(labels: readonly WishedLabel[], size: number, width: number): WishedLabel[] {
  const taken: Box[] = [];
  return labels
    .toSorted((a, b) => b.area - a.area)
    .flatMap((label) => {
      const half = (widthOf(label.text) * size) / 2;
      for (const { across, down } of shifts) {
        const x = Math.min(Math.max(label.x + across * half, half), Math.max(half, width - half));
        const y = label.y + down * size;
        const box = { left: x - half, right: x + half, top: y - size / 2, bottom: y + size / 2 };
        if (taken.some((other) => meet(box, other))) continue;
        taken.push(box);
        return [{ ...label, x, y }];
      }
      return [];
    });
}

/** In widths of a Chinese character. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 1 : 0.58), 0);

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
