import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell is the same engine without the desktop: it starts faster and works less. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium to drive: `CHROMIUM_PATH`, the usual places, then Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH, ...usualPlaces, own].find((path) => path && existsSync(path));
}

/** Flags that make headless Chromium start in containers and draw letters alike with any font settings. */
const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
];

/** An emulated graphics card. It takes twice the processor time, so only tests of WebGL have one. */
const emulatedCard = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** Playwright launch options shared by component tests, stories and end-to-end tests. */
export const chromiumLaunch = { executablePath: findChromium(), args: [...flags, '--disable-gpu'] };

/** The same for pages that draw with WebGL. */
export const webglLaunch = { ...chromiumLaunch, args: [...flags, ...emulatedCard] };

/** The window has to hold the frame of every test (stories take 1200 x 900), or Vitest scales the frame down. */
export const browserWindow = { viewport: { width: 1366, height: 900 } };
