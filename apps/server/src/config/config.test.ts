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
      administrators: [],
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
    ['GEP_ADMIN_USER', 'admin@region'],
    ['GEP_ADMINISTRATORS', 'admin,head@region'],
    ['GEP_REGION_FILE_KEY', 'short'],
    ['GEP_SAMPLE', 'yes'],
    ['GEP_FILES_URL', 's3://key:secret@host/bucket'],
    ['GEP_FILES_CACHE_MB', '0'],
    ['GEP_BASEMAP_KIND', 'google'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}`));
  });

  it('takes a file store apart, with a secret that is percent-encoded', () => {
    const url = 'https://key:a%2Fb%2Bc@store.example.org:9000/gep-files/a/b?region=eu-1&pathStyle=0';
    expect(readConfig({ GEP_FILES_URL: url }).s3).toEqual({
      endpoint: 'https://store.example.org:9000',
      bucket: 'gep-files',
      prefix: 'a/b/',
      region: 'eu-1',
      pathStyle: false,
      accessKeyId: 'key',
      secretAccessKey: 'a/b+c',
    });
    expect(readConfig({ GEP_FILES_URL: 'http://key:secret@127.0.0.1/files' }).s3).toMatchObject({
      endpoint: 'http://127.0.0.1',
      prefix: '',
      region: 'us-east-1',
      pathStyle: true,
    });
    expect(readConfig({}).s3).toBeNull();
  });

  it.each([
    ['s3://key:hidden@host/bucket', 'it starts with https:// or http://'],
    ['https://host/bucket', 'key and secret are missing'],
    ['https://key:hid/den@host/bucket', 'percent-encode'],
    ['https://key:12/hidden@host/bucket', 'key and secret are missing'],
    ['https://key:hid#den@host/bucket', 'percent-encode'],
    ['https://key:hid%den@host/bucket', 'percent-encode'],
    ['https://key:hidden@host', 'a bucket has'],
    ['https://key:hidden@host/Bucket', 'a bucket has'],
    ['https://key:hidden@host/bucket/a%20b', 'a prefix has'],
    ['https://key:hidden@host/bucket?tls=0', 'only region and pathStyle'],
    ['https://key:hidden@host/bucket?pathStyle=yes', 'pathStyle is 0 or 1'],
    ['https://key:hidden@host/bucket?region=', 'a region has'],
  ])('says what is wrong with the file store %s without repeating it', (url, what) => {
    let message = '';
    try {
      readConfig({ GEP_FILES_URL: url });
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain('GEP_FILES_URL must look like');
    expect(message).toContain(what);
    expect(message).not.toMatch(/hid|den/);
  });

  it('believes only the proxies that are listed', () => {
    expect(readConfig({}).trustProxy).toBe(false);
    const GEP_TRUST_PROXY = '10.0.0.5, 10.1.0.0/16,fd00::/8, loopback';
    expect(readConfig({ GEP_TRUST_PROXY }).trustProxy).toEqual([
      '10.0.0.5',
      '10.1.0.0/16',
      'fd00::/8',
      'loopback',
    ]);
    for (const strange of ['1', 'true', '10.0.0.5;10.0.0.6', '10.0.0.0/33', 'proxy.example', '*'])
      expect(() => readConfig({ GEP_TRUST_PROXY: strange })).toThrow(
        /GEP_TRUST_PROXY: got ".+", allowed: 0, or/,
      );
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
