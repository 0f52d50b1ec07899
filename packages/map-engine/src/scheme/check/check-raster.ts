import { rgbChannelNames } from '../../model';
import type {
  Problem,
  ProblemCode,
  RasterDisplay,
  RgbChannelName,
  RgbCompositeScheme,
  StretchSettings,
} from '../../model';
import { checkColor, checkNumber } from './check-symbol';
import { stretches } from '../stretch/stretch-kinds';

/** Band and display settings of a single-band scheme. */
export function checkRaster(display: RasterDisplay, band: number | null): Problem[] {
  return [
    ...(hasBand(display, band) ? [] : [{ at: 'band', code: 'required-band' } as const]),
    ...checkDisplay(display),
  ];
}

function hasBand(display: RasterDisplay, band: number | null): boolean {
  if (band === null || !Number.isInteger(band) || band < 0) return false;
  return display.bands.length === 0 || band < display.bands.length;
}

function checkDisplay(display: RasterDisplay): Problem[] {
  const { background, relief } = display;
  const problems: (Problem | null)[] = [
    checkNumber(display.opacity, 'opacity', 'opacity'),
    checkNumber(display.brightness, 'brightness', 'brightness'),
    checkNumber(display.contrast, 'contrast', 'contrast'),
    checkNumber(display.gamma, 'gamma', 'gamma'),
    checkColor(display.noDataColor, 'noDataColor'),
    checkColor(background.color, 'background.color'),
  ];
  if (background.used) {
    background.value.forEach((value, i) => {
      problems.push(checkNumber(value, 'backgroundValue', `background.value[${i}]`));
    });
  }
  if (relief.used) {
    problems.push(
      checkNumber(relief.sunAngle, 'sunAngle', 'relief.sunAngle'),
      checkNumber(relief.azimuth, 'reliefAzimuth', 'relief.azimuth'),
      checkNumber(relief.zFactor, 'reliefZFactor', 'relief.zFactor'),
    );
  }
  return problems.filter((problem) => problem !== null);
}

/** Settings of the chosen stretch only; the others are kept untouched for when they are chosen. */
export function checkStretch(settings: StretchSettings): Problem[] {
  return stretches[settings.stretch].check(settings).filter((problem) => problem !== null);
}

const channelCodes = {
  red: 'required-red-band',
  green: 'required-green-band',
  blue: 'required-blue-band',
  alpha: 'required-alpha-band',
} as const satisfies Record<RgbChannelName, ProblemCode>;

/** Every used channel has a band, and at least one of red, green and blue is used. */
export function checkRgb(scheme: RgbCompositeScheme): Problem[] {
  const { channels } = scheme;
  const problems: Problem[] = [];
  for (const name of rgbChannelNames) {
    if (channels[name].used && !hasBand(scheme, channels[name].band)) {
      problems.push({ at: `channels.${name}.band`, code: channelCodes[name] });
    }
  }
  if (!channels.red.used && !channels.green.used && !channels.blue.used) {
    problems.push({ at: 'channels', code: 'no-color-channel' });
  }
  return [...problems, ...checkDisplay(scheme), ...checkStretch(scheme)];
}
