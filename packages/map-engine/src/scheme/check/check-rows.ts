import { checkBreaks } from '../../classify';
import { hasVisibleLayer, limits, rules, takesInterval, withinLimit } from '../../model';
import type {
  Category,
  Classification,
  LabelSymbol,
  LimitName,
  Problem,
  ProblemCode,
  RasterDataType,
  TableScheme,
} from '../../model';
import { checkColor, checkNumber, checkRamp, checkSymbol } from './check-symbol';

/** Rows: at least one beside `other` is checked, classes do not overlap, and what is shown is sound. */
export function checkRows(scheme: TableScheme, noneCode: ProblemCode): Problem[] {
  const { categories } = scheme;
  const problems: Problem[] = [];
  const shown = categories.flatMap((row, i) => (row.visible ? [{ row, i }] : []));
  if (categories.length > 0 && shown.length === 0) problems.push({ at: 'categories', code: noneCode });
  const drawn = shown.filter(({ row }) => row.symbol);
  if (drawn.length > 0 && !drawn.some(({ row }) => row.symbol && hasVisibleLayer(row.symbol))) {
    problems.push({ at: 'categories', code: 'no-visible-symbol' });
  }
  for (const { row, i } of shown) {
    const color = checkColor(row.color, `categories[${i}].color`);
    if (color) problems.push(color);
    if (row.symbol) problems.push(...checkSymbol(row.symbol, `categories[${i}].symbol`));
  }
  return [...problems, ...checkClassEdges(categories)];
}

/** A saved style may have any classes: each must be above the previous one. */
function checkClassEdges(categories: readonly Category[]): Problem[] {
  const classes = categories.flatMap((row, i) => (row.kind === 'range' ? [{ row, i }] : []));
  classes.sort((one, two) => one.row.lower - two.row.lower || one.row.upper - two.row.upper);
  return classes.flatMap(({ row, i }, place) => {
    const single = classes.length === 1 && row.lower === row.upper;
    const floor = place > 0 ? classes[place - 1].row.upper : -Infinity;
    if (row.lower < floor) {
      return { at: `categories[${i}].lower`, code: 'breaks-not-ascending', got: row.lower, min: floor };
    }
    if (row.upper > row.lower || single) return [];
    return { at: `categories[${i}].upper`, code: 'breaks-not-ascending', got: row.upper, min: row.lower };
  });
}

/** What the kind of data asks of a classification. */
export interface ClassificationRules {
  /** Bound of the number of classes: 50, of rasters 31. */
  readonly classes: LimitName;
  /** Cells of one byte have breaks from -255 to 255. */
  readonly dataType?: RasterDataType;
  /** Whether sizes are drawn: then they have bounds. */
  readonly sizes?: boolean;
}

/** Number of classes, interval, sizes, ramp and edited edges. */
export function checkClassification(
  intent: Classification,
  { classes, dataType, sizes = false }: ClassificationRules,
): Problem[] {
  const { manualBreaks } = intent;
  const numbers = [
    checkNumber(intent.classes, classes, 'classification.classes'),
    checkInterval(intent),
    ...(sizes
      ? [
          checkNumber(intent.startSize, 'graduatedStartSize', 'classification.startSize'),
          checkNumber(intent.endSize, 'graduatedEndSize', 'classification.endSize'),
        ]
      : []),
  ];
  return [
    ...numbers.filter((problem) => problem !== null),
    ...checkRamp(intent.ramp, 'classification.ramp'),
    ...(manualBreaks ? checkManualBreaks(manualBreaks, classes, dataType) : []),
  ];
}

function checkInterval({ method, interval }: Classification): Problem | null {
  if (takesInterval(method, interval)) return null;
  const allowed = rules.stddevIntervals;
  const [min, max] = [Math.min(...allowed), Math.max(...allowed)];
  return { at: 'classification.interval', code: 'out-of-range', got: interval, min, max };
}

function checkManualBreaks(
  breaks: readonly number[],
  classes: LimitName,
  dataType: RasterDataType | undefined,
): Problem[] {
  const at = 'classification.manualBreaks';
  const problems = checkBreaks(breaks).map((problem) => ({ ...problem, at: `${at}${problem.at.slice(6)}` }));
  const { max: most } = limits[classes];
  if (breaks.length - 1 > most) {
    problems.push({ at, code: 'out-of-range', got: breaks.length - 1, min: limits[classes].min, max: most });
  }
  if (dataType !== 'uint8' && dataType !== 'int8') return problems;
  const { min, max } = limits.byteBreak;
  const outside = breaks.flatMap((got, i): Problem[] =>
    withinLimit(limits.byteBreak, got) || !Number.isFinite(got)
      ? []
      : [{ at: `${at}[${i}]`, code: 'break-out-of-byte-range', got, min, max }],
  );
  return [...problems, ...outside];
}

/** Labels that are switched on need a field. */
export function checkLabel(label: LabelSymbol): Problem[] {
  if (!label.useLabel) return [];
  const problems: (Problem | null)[] = [
    label.field ? null : { at: 'label.field', code: 'required-field' },
    checkNumber(label.size, 'labelSize', 'label.size'),
    checkNumber(label.rotation, 'rotation', 'label.rotation'),
    checkNumber(label.offsetX, 'offset', 'label.offsetX'),
    checkNumber(label.offsetY, 'offset', 'label.offsetY'),
    checkNumber(label.opacity, 'opacity', 'label.opacity'),
    checkNumber(label.haloWidth, 'labelHaloWidth', 'label.haloWidth'),
    checkColor(label.color, 'label.color'),
    checkColor(label.haloColor, 'label.haloColor'),
    (label.minResolution ?? 0) < (label.maxResolution ?? Infinity)
      ? null
      : { at: 'label.minResolution', code: 'min-not-below-max' },
  ];
  return [
    ...problems.filter((problem) => problem !== null),
    ...(label.useBackground ? checkSymbol(label.background, 'label.background') : []),
  ];
}
