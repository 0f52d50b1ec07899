import { describe, expect, it } from 'vitest';
import { readConfig } from './index';
import { settings } from './config-table';

describe('readConfig', () => {
  it('has a default for everything outside production', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: null,
      adminUser: 'admin',
      sample: true,
    });
    expect(config.dataDir).toMatch(/[/\\]\.gep$/);
  });

  it('names what the production server lacks', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /GEP_DATA_DIR, DATABASE_URL, GEP_ADMIN_USER, GEP_ADMIN_PASSWORD/,
    );
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['GEP_REGION_FILE_KEY', 'short'],
    ['GEP_SAMPLE', 'yes'],
    ['GEP_FILES_URL', 's3://bucket'],
    ['GEP_BASEMAP_KIND', 'google'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}`));
  });

  it('never repeats a secret in its refusal', () => {
    for (const setting of settings.filter((one) => 'secret' in one)) {
      try {
        readConfig({ [setting.name]: 'topsecret' });
      } catch (error) {
        expect(String(error)).not.toContain('topsecret');
      }
    }
  });
});
