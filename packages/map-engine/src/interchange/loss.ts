/** Why a part of a style could not be taken over as it was. */
export type LossReason =
  /** This format or this engine has no such thing. */
  | 'unsupported'
  /** A length on the ground, which a screen shows at every scale in another size. */
  | 'ground-unit'
  /** A value that is computed for each feature. */
  | 'expression'
  /** A file or a font of the other program, which did not come along. */
  | 'not-included'
  /** Classes that leave something out between them, or hold the same value twice. */
  | 'class-edges'
  /** A value out of its bounds. */
  | 'out-of-bounds';

/** A part of a style that came out otherwise than it went in. */
export interface Loss {
  /** Where it was, in the words of the format that was read: names of elements and properties, by slashes. */
  readonly path: string;
  /** What was lost, as that format names it. */
  readonly property: string;
  readonly why: LossReason;
  /** What stands for it now; null where nothing does. */
  readonly nearest: string | null;
}

/** A converted style with everything that it lost on the way. */
export interface Converted<T> {
  readonly result: T;
  readonly losses: readonly Loss[];
}

/** Takes down the losses below one place of a style. */
export interface LossNotes {
  add(property: string, why: LossReason, nearest?: string | number | null): void;
  /** Notes of a part. */
  below(part: string): LossNotes;
}

/** Notes that go to one list; what is lost in the same way in many rows of one place is there once. */
export function lossNotes(into: Loss[], path = ''): LossNotes {
  return {
    add(property, why, nearest = null) {
      const loss = { path, property, why, nearest: nearest === null ? null : String(nearest) };
      const isKnown = into.some((one) => one.path === path && one.property === property && one.why === why);
      if (!isKnown) into.push(loss);
    },
    below: (part) => lossNotes(into, path === '' ? part : `${path}/${part}`),
  };
}
