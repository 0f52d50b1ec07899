const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const list = (items: object, length?: number) => ({
  type: 'array',
  items,
  ...(length !== undefined && { minItems: length, maxItems: length }),
});
const object = (properties: Readonly<Record<string, object>>, required: readonly string[] = []) => ({
  ...{ type: 'object', properties, required },
  additionalProperties: false,
});
const [text, number, share] = [
  { type: 'string' },
  { type: 'number' },
  { type: 'number', minimum: 0, maximum: 1 },
];
const one = (...values: readonly unknown[]) => ({ enum: values });
const comparison = (args: object, ...operators: readonly string[]) =>
  object({ op: one(...operators), args }, ['op', 'args']);

const paint = { color: list({ type: 'integer', minimum: 0, maximum: 255 }, 3), opacity: share };
const pen = { ...paint, width: ref('pixels') };
const graphic = { position: list(ref('pixels'), 2), opacity: share };

/**
 * What the style writer uses of the draft of 19 July 2024, in our words and without anything else. The draft's own schema
 * refuses `isNull`, because a column fits two of its alternatives, of which it allows one.
 */
export const cartoSymSchema = {
  ...object({ metadata: object({ title: text }), stylingRules: list(ref('rule')) }, ['stylingRules']),
  $defs: {
    rule: object({ name: text, selector: ref('selector'), symbolizer: ref('symbolizer') }),
    column: object({ property: text }, ['property']),
    pixels: object({ px: number }, ['px']),
    percent: object({ pc: { type: 'number', minimum: 0, maximum: 100 } }, ['pc']),
    selector: {
      anyOf: [
        comparison({ ...list(ref('selector')), minItems: 2 }, 'and', 'or'),
        comparison(list(ref('selector'), 1), 'not'),
        comparison(ref('column'), 'isNull'),
        comparison(
          {
            type: 'array',
            prefixItems: [ref('column'), { type: ['string', 'number'] }],
            minItems: 2,
            items: false,
          },
          ...['=', '<>', '<', '>', '<=', '>='],
        ),
      ],
    },
    symbolizer: object({
      visibility: { type: 'boolean' },
      fill: object(paint),
      stroke: ref('stroke'),
      marker: object({ elements: list(ref('graphic')) }, ['elements']),
      label: object({ elements: list(ref('graphic')), placement: object({ priority: ref('column') }) }, [
        'elements',
      ]),
    }),
    stroke: object({
      ...pen,
      centerLine: object(pen),
      dashPattern: list({ type: 'integer', minimum: 0 }),
    }),
    graphic: {
      anyOf: [
        object({ ...graphic, type: one('Dot'), stroke: ref('stroke') }, ['type']),
        object(
          { ...graphic, type: one('Image'), image: object({ uri: text }), hotSpot: list(ref('percent'), 2) },
          [...['type', 'image']],
        ),
        object(
          {
            ...{ ...graphic, type: one('Text'), text: { anyOf: [text, ref('column')] }, font: ref('font') },
            alignment: {
              type: 'array',
              prefixItems: [one('left', 'center', 'right'), one('top', 'middle', 'bottom')],
              ...{ minItems: 2, items: false },
            },
          },
          ['type', 'text'],
        ),
      ],
    },
    font: object({
      ...{ face: text, size: number, bold: { type: 'boolean' }, italic: { type: 'boolean' }, ...paint },
      outline: object({ size: number, ...paint }),
    }),
  },
};
