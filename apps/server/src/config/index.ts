import { isIP, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { loginAccountRule } from '@gep/api-client/contract';
import { readBasemap, readTianditu } from './basemap';
import type { BasemapConfig, TiandituConfig } from './basemap';
import { settings } from './config-table';
import type { Setting, SettingName } from './config-table';
import { readFilesUrl } from './files-url';
import type { S3Place } from './files-url';
import { publicUrl, readNotices } from './notices';
import type { NoticesConfig } from './notices';

/** All settings that the server reads from its environment, checked. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** `postgres://…`, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** The store of GEP_FILES_URL, or null for files in the data folder. */
  readonly s3: S3Place | null;
  readonly fileCacheBytes: number;
  /** What is refused beyond it; infinite without a bound. */
  readonly quota: { readonly projects: number; readonly projectBytes: number; readonly ownerBytes: number };
  readonly adminUser: string;
  readonly adminPassword: string | null;
  /** Accounts of owners who administer the installation. */
  readonly administrators: readonly string[];
  /** 32 bytes; null: the one in the data folder. */
  readonly secretKey: Buffer | null;
  readonly sample: boolean;
  readonly regionFileKey: string;
  readonly basemap: BasemapConfig;
  readonly tianditu: TiandituConfig;
  readonly sessionMs: number;
  readonly sessionIdleMs: number;
  readonly loginRatePerMinute: number;
  /** Requests without a session, by address. */
  readonly anonymousRatePerMinute: number;
  readonly sessionRatePerMinute: number;
  readonly metricsToken: string | null;
  /** Addresses and networks whose word on the origin of a request counts; false: nobody's. */
  readonly trustProxy: string[] | false;
  /** Absolute path of the files for everybody. */
  readonly downloadsDir: string;
  readonly supportText: string;
  /** Address of the console; null: not known. */
  readonly publicUrl: string | null;
  readonly notices: NoticesConfig;
  readonly registration: boolean;
  /** Ports of other entries on the same host; 0: none. */
  readonly entries: { readonly administrator: number; readonly report: number };
  readonly geodata: { readonly timeoutMs: number; readonly memoryBytes: number };
  readonly workers: number;
  readonly consoleDir: string | null;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the settings of `settings` from the environment.
 * @throws RangeError naming the setting, the value got and what is allowed; in production (`NODE_ENV=production`) also
 * naming every needed setting that is missing.
 */
export function readConfig(environment: Environment): Config {
  const production = environment.NODE_ENV === 'production';
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const missing = (settings as readonly Setting[]).filter(
    (setting) => production && setting.neededInProduction && !given(setting.name),
  );
  if (missing.length > 0) {
    throw new RangeError(
      `the production server needs ${missing.map((setting) => setting.name).join(', ')}; see docs/guide/configuration.md`,
    );
  }
  const text = (name: SettingName): string | null =>
    given(name) ?? settings.find((setting) => setting.name === name)?.fallback ?? null;
  const whole = (name: SettingName, min: number, max: number): number => {
    const value = Number(text(name));
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    throw new RangeError(`${name}: got ${text(name)}, allowed: whole numbers from ${min} to ${max}`);
  };
  const oneOf = <T extends string>(name: SettingName, allowed: readonly T[]): T => {
    const value = text(name);
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw new RangeError(`${name}: got ${value}, allowed: ${allowed.join(', ')}`);
    return found;
  };
  const filesUrl = text('GEP_FILES_URL');
  return {
    production,
    port: whole('PORT', 0, 65535),
    host: text('HOST') as string,
    dataDir: resolve(text('GEP_DATA_DIR') as string),
    databaseUrl: databaseUrl(text('DATABASE_URL')),
    s3: filesUrl === null ? null : readFilesUrl(filesUrl),
    fileCacheBytes: whole('GEP_FILES_CACHE_MB', 1, 1_000_000_000) * 1024 * 1024,
    quota: {
      projects: whole('GEP_OWNER_PROJECTS', 0, 1_000_000) || Infinity,
      projectBytes: whole('GEP_PROJECT_FILES_MB', 0, 1_000_000_000) * 1024 * 1024 || Infinity,
      ownerBytes: whole('GEP_OWNER_FILES_MB', 0, 1_000_000_000) * 1024 * 1024 || Infinity,
    },
    adminUser: account('GEP_ADMIN_USER', text('GEP_ADMIN_USER') as string),
    adminPassword: text('GEP_ADMIN_PASSWORD'),
    administrators: administrators(text('GEP_ADMINISTRATORS') ?? ''),
    secretKey: secretKey(text('GEP_SECRET_KEY')),
    sample: oneOf('GEP_SAMPLE', ['0', '1']) === '1',
    regionFileKey: regionFileKey(text('GEP_REGION_FILE_KEY') as string),
    basemap: readBasemap({ text, whole, oneOf }),
    tianditu: readTianditu({ text }),
    sessionMs: whole('GEP_SESSION_HOURS', 1, 10_000) * 60 * 60_000,
    sessionIdleMs: whole('GEP_SESSION_IDLE_MINUTES', 1, 100_000) * 60_000,
    loginRatePerMinute: whole('GEP_LOGIN_RATE', 1, 1_000_000),
    anonymousRatePerMinute: whole('GEP_ANONYMOUS_RATE', 1, 1_000_000),
    sessionRatePerMinute: whole('GEP_SESSION_RATE', 1, 1_000_000),
    metricsToken: text('GEP_METRICS_TOKEN'),
    trustProxy: proxies(text('GEP_TRUST_PROXY') as string),
    downloadsDir: resolve(text('GEP_DOWNLOADS_DIR') as string),
    supportText: (text('GEP_SUPPORT_TEXT') ?? '').replaceAll('\\n', '\n'),
    publicUrl: publicUrl(text('GEP_PUBLIC_URL')),
    registration: registration(oneOf('GEP_REGISTRATION', ['0', '1']), text('GEP_WEBHOOK_URL')),
    entries: {
      administrator: whole('GEP_ADMIN_PORT', 0, 65535),
      report: whole('GEP_REPORT_PORT', 0, 65535),
    },
    notices: readNotices(text, oneOf('GEP_NOTICE_LANGUAGE', ['zh', 'en'])),
    geodata: {
      timeoutMs: whole('GEP_GEODATA_TIMEOUT_S', 1, 86_400) * 1000,
      memoryBytes: whole('GEP_GEODATA_MEMORY_MB', 64, 1_000_000) * 1024 * 1024,
    },
    workers: whole('GEP_WORKERS', 0, 256),
    consoleDir: absolute(text('GEP_CONSOLE_DIR')),
    logLevel: oneOf('GEP_LOG_LEVEL', logLevels),
  };
}

/** The login form takes no others. */
function account(setting: SettingName, name: string): string {
  if (loginAccountRule.safeParse(name).success) return name;
  throw new RangeError(`${setting}: got "${name}", allowed: 1 to 50 digits, letters and underscores`);
}

function administrators(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => account('GEP_ADMINISTRATORS', name));
}

function registration(value: '0' | '1', webhook: string | null): boolean {
  if (value === '1' && webhook === null) throw new RangeError('GEP_REGISTRATION needs GEP_WEBHOOK_URL');
  return value === '1';
}

function secretKey(value: string | null): Buffer | null {
  if (value === null) return null;
  const key = Buffer.from(value, 'base64');
  if (key.length === 32) return key;
  throw new RangeError(`GEP_SECRET_KEY: got ${key.length} bytes, allowed: 32 bytes in base64`);
}

function proxies(value: string): string[] | false {
  if (value.trim() === '0') return false;
  const list = value.split(',').map((one) => one.trim());
  const strange = list.find((one) => !isNetwork(one));
  if (strange === undefined) return list;
  throw new RangeError(
    `GEP_TRUST_PROXY: got "${strange}", allowed: 0, or the addresses and networks of the proxies, separated by commas`,
  );
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address, bits] = text.split('/', 2);
  const longest = isIPv6(address) ? 128 : 32;
  return isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest));
}

function databaseUrl(value: string | null): string | null {
  if (value === null || value === 'embedded') return null;
  if (/^postgres(ql)?:\/\//.test(value)) return value;
  throw new RangeError('DATABASE_URL must start with postgres:// or be the word embedded');
}

function regionFileKey(key: string): string {
  const bytes = Buffer.byteLength(key);
  if (bytes === 16 || bytes === 24 || bytes === 32) return key;
  throw new RangeError(`GEP_REGION_FILE_KEY: got ${bytes} bytes, allowed: 16, 24 or 32 bytes`);
}

function absolute(path: string | null): string | null {
  return path === null ? null : resolve(path);
}
