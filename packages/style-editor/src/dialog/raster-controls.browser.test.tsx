import '../../style.css';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import type { RasterBand, RasterScheme } from '@gep/map-engine/model';
import type { RasterSchemeKind } from '@gep/map-engine/scheme/edit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { changedLeaves, leavesOf } from '../../test/leaves';
import { band } from '../../test/sample';
import { StyleEditorProvider } from '../style-editor-provider';
import { RasterStyleDialog } from './raster-style-dialog';

const statistics = {
  ...band.statistics,
  ...{ stddev: 20, histogram: { min: 0, max: 100, counts: [100, 100, 100, 100] } },
  ...{ enableUniqueValue: true, uniqueValueCount: 3 },
  uniqueValues: [0, 40, 100].map((value) => ({ value, count: 100 })),
};
const bands: readonly RasterBand[] = ['one', 'two', 'three', 'four'].map((name) => ({ name, statistics }));

const onApply = vi.fn<(value: RasterScheme) => void>();
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** What a person does to change one property, and the settings under which its control is there. */
interface Edit {
  readonly start?: object;
  readonly by: () => Promise<void>;
}

const number = (field: string, text: string, start?: object): Edit => ({
  start,
  by: () => page.getByRole('spinbutton', { name: field, exact: true }).fill(text),
});
const pick = (field: string, option: string, start?: object): Edit => ({
  start,
  by: async () => {
    await button(new RegExp(`^${field}: `)).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  },
});
const color = (field: string, start?: object): Edit => ({
  start,
  by: async () => {
    await button(new RegExp(`^${field}: `)).click();
    await page.getByRole('textbox', { name: 'Hex' }).fill('#123456');
  },
});
const flip = (name: string): Edit => ({ by: () => page.getByRole('switch', { name, exact: true }).click() });
const tick = (name: string, start?: object): Edit => ({
  start,
  by: () => page.getByRole('checkbox', { name, exact: true }).click(),
});
const press = (name: string): Edit => ({ by: () => button(name).click() });

const background = { background: { used: true, value: [0, 0, 0], color: null } };
const relief = { relief: { used: true, sunAngle: 45, azimuth: 315, zFactor: 1 } };
const display = {
  opacity: number('Opacity', '0.5'),
  brightness: number('Brightness', '10'),
  contrast: number('Contrast', '-10'),
  gamma: number('Gamma', '1.5'),
  noDataColor: color('No-data colour'),
  'background.used': flip('Background value'),
  'background.color': color('Background colour', background),
};
const oneBand = {
  band: pick('Band', 'two'),
  'background.value.0': number('Background value', '7', background),
  'relief.used': flip('Hillshade'),
  'relief.sunAngle': number('Altitude', '30', relief),
  'relief.azimuth': number('Azimuth', '90', relief),
  'relief.zFactor': number('Z factor', '2', relief),
};
const stretched = {
  stretch: pick('Stretch type', 'Sigmoid curve'),
  min: number('Minimum', '10', { stretch: 'min-max' }),
  max: number('Maximum', '90', { stretch: 'min-max' }),
  stddevNumber: number('Std deviations', '3', { stretch: 'standard-deviation' }),
  minClip: number('Clip low end', '3', { stretch: 'percent-clip' }),
  maxClip: number('Clip high end', '3', { stretch: 'percent-clip' }),
  statisticsFrom: pick('Statistics from', 'Current view'),
  resampling: pick('Resampling', 'Bilinear'),
};
const ramp: Edit = {
  by: async () => {
    await button(/^Colour ramp: /).click();
    await page
      .getByRole('option', { name: /^viridis/ })
      .first()
      .click();
  },
};
const otherNamed = (name: string) => ({
  'other.visible': tick(`Show ${name}`),
  'other.color': color(`Colour of ${name}`),
  'other.label': { by: () => page.getByRole('textbox', { name: `Label of ${name}` }).fill('rest') },
});
const manualBreaks: Edit = {
  by: async () => {
    await button('Edit breaks').click();
    await page.getByRole('textbox', { name: 'Upper bound of class 1' }).fill('30');
    const detail = page.getByRole('dialog', { name: 'Classification detail' });
    await detail.getByRole('button', { name: 'OK', exact: true }).click();
  },
};

/** The control of every property, by its path in the model. */
const edits: { readonly [K in RasterSchemeKind]: Readonly<Record<string, Edit>> } = {
  stretch: { ...display, ...oneBand, ...stretched, ramp, reverse: press('Reverse ramp') },
  'raster-graduated': {
    ...display,
    ...oneBand,
    ...otherNamed('No data or out of range'),
    'classification.method': pick('Method', 'Quantile'),
    'classification.classes': number('Classes', '6'),
    'classification.interval': pick('Interval \\(std dev\\)', '1/2', { method: 'standard-deviation' }),
    'classification.pivot': number('Symmetric about', '40', { ramp: 'RdBu' }),
    'classification.manualBreaks': manualBreaks,
    'classification.ramp': ramp,
    'classification.reverse': press('Reverse ramp'),
  },
  'raster-unique-values': {
    ...display,
    ...oneBand,
    ...otherNamed('Other'),
    ramp,
    reverse: press('Reverse ramp'),
  },
  'rgb-composite': {
    ...display,
    ...stretched,
    'background.value.0': number('Background value R', '7', background),
    'background.value.1': number('Background value G', '7', background),
    'background.value.2': number('Background value B', '7', background),
    'channels.red.used': tick('Show Red'),
    'channels.red.band': pick('Band for Red', 'four'),
    'channels.green.used': tick('Show Green'),
    'channels.green.band': pick('Band for Green', 'four'),
    'channels.blue.used': tick('Show Blue'),
    'channels.blue.band': pick('Band for Blue', 'four'),
    'channels.alpha.used': tick('Show Opacity', { channels: { alpha: { used: false, band: 3 } } }),
    'channels.alpha.band': pick('Band for Opacity', 'four', {
      channels: { alpha: { used: true, band: 0 } },
    }),
  },
};

/** Facts, what is made from the intent, and names: nobody sets them. */
const made = [
  'geometry',
  'kind',
  'bands',
  'categories',
  'pins',
  'other.kind',
  'other.key',
  'other.count',
  'other.symbol',
];
const sizes = ['classification.startSize', 'classification.endSize'];
const moreBackground = ['background.value.1', 'background.value.2'];
const reliefs = ['used', 'sunAngle', 'azimuth', 'zFactor'].map((name) => `relief.${name}`);

/** Properties that have no effect on a kind, so no control: cells of a table are never mixed, colours have no heights. */
/** Set by hosts. */
const ends = ['classification.openBelow', 'classification.openAbove'];
const idle: { readonly [K in RasterSchemeKind]: readonly string[] } = {
  stretch: moreBackground,
  'raster-graduated': [...moreBackground, ...sizes, ...ends, 'resampling'],
  'raster-unique-values': [...moreBackground, 'resampling'],
  'rgb-composite': reliefs,
};
const whole = ['bands', 'categories', 'pins', 'ramp', 'manualBreaks'];

function start(kind: RasterSchemeKind, settings: object = {}): RasterScheme {
  return generateCategories(createScheme(kind, 'raster', { bands, ...settings }));
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe.each(Object.keys(edits) as RasterSchemeKind[])('controls of %s', (kind) => {
  it('are there for every property that has an effect', () => {
    const settable = [...leavesOf(start(kind), whole).keys()].filter((at) => !made.includes(at));
    expect([...Object.keys(edits[kind]), ...idle[kind]].sort()).toEqual(settable.sort());
  });

  it.each(Object.keys(edits[kind]))('change %s and nothing else', async (path) => {
    const { start: settings, by } = edits[kind][path];
    const value = start(kind, settings);
    await render(
      <StyleEditorProvider locale="en">
        <RasterStyleDialog value={value} ports={{ bands: { bands } }} onApply={onApply} onCancel={vi.fn()} />
      </StyleEditorProvider>,
    );
    const fold = document.querySelector('details');
    if (fold) fold.open = true;
    await by();
    // A picker that is still open hides the page behind it from assistive technology.
    (document.querySelector('.gep-dialog-footer button:last-child') as HTMLButtonElement).click();
    await expect.poll(() => onApply.mock.lastCall?.[0]).toBeDefined();
    const applied = onApply.mock.lastCall?.[0] ?? value;
    expect(changedLeaves(value, applied, whole).filter((at) => !made.includes(at))).toEqual([path]);
  });
});
