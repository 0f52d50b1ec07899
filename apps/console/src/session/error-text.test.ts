import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ApiError, NetworkError } from '@gep/api-client';
import { GepDataError } from '@gep/raster';
import { afterAll, describe, expect, it } from 'vitest';
import i18n from '../message';
import { en } from '../message/en';
import { zhCN } from '../message/zh-CN';
import { consoleFaults } from './console-fault';
import { errorText } from './error-text';

const packages = resolve(import.meta.dirname, '../../../../packages');

/** Every code that a package gives a `GepDataError`, or the warning of a projection. */
function codesOf(folder: string): string[] {
  const names = readdirSync(join(packages, folder, 'src'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) => {
      const text = readFileSync(join(packages, folder, 'src', name), 'utf8');
      if (!/GepDataError|\bfault\b/.test(text)) return [];
      const made = [...text.matchAll(/(?:GepDataError|fault|fail)\(\s*'([a-z\d-]+)'/g)].map(
        ([, code]) => code,
      );
      const ofCapabilities = text.includes('./xml-element') || name.endsWith('xml-element.ts');
      return made.map((code) => (ofCapabilities && !code.includes('-') ? `capabilities-${code}` : code));
    });
}

afterAll(() => i18n.changeLanguage('zh-CN'));

describe('the words of a failure', () => {
  it('are there for every code of the packages and the console, and for no other', () => {
    const ofPackages = [...codesOf('raster'), ...codesOf('map-engine'), 'display-only-projection'];
    const codes = new Set([...ofPackages, ...consoleFaults]);
    expect(codes.size).toBeGreaterThan(30);
    expect(Object.keys(zhCN.fault).sort()).toEqual([...codes].sort());
  });

  it('name the feature of a file that is not read, in both languages', async () => {
    const fault = new GepDataError('tiff-unsupported-codec', 'compression JPEG XL', 'deflate');
    await i18n.changeLanguage('zh-CN');
    expect(errorText(fault)).toBe(
      '不支持栅格的压缩方式（compression JPEG XL），请改用deflate、LZW或ZSTD压缩',
    );
    await i18n.changeLanguage('en');
    expect(errorText(fault)).toBe(
      'The compression of the raster is not read (compression JPEG XL): use deflate, LZW or ZSTD',
    );
  });

  it('leave no empty brackets where the place has no name', () => {
    for (const [code, text] of Object.entries(en.fault)) {
      if (text.includes('({{at}})')) expect(errorText(new GepDataError(code, '', ''))).not.toMatch(/[()]/);
    }
  });

  it("are the server's own where it gave some, and do not blame the network for faults of the page", () => {
    expect(
      errorText(
        new ApiError({ code: '10403', message: 'Not allowed to do this', status: 200, call: 'login' }),
      ),
    ).toBe('Not allowed to do this');
    expect(errorText(new TypeError('x is undefined'))).toBe(en.error.unknown);
    expect(errorText(new GepDataError('never-heard-of', '', ''))).toBe(en.error.unknown);
  });

  it('are the same for a script that does not come as for a server that does not answer', () => {
    const lost = new TypeError('Failed to fetch dynamically imported module: /assets/open-raster-1.js');
    expect(errorText(lost)).toBe(errorText(new NetworkError('rasterData', lost)));
    expect(errorText(new TypeError('x is undefined'))).not.toBe(errorText(lost));
  });
});
