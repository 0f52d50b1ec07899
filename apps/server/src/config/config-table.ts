/** One setting of the server, read from the environment. docs/guide/configuration.md is written from this table. */
export interface Setting {
  readonly name: string;
  /** Text used when the variable is unset or empty; null: unset. */
  readonly fallback: string | null;
  /** `npm run serve` refuses to start without it. */
  readonly neededInProduction?: true;
  /** Never printed. */
  readonly secret?: true;
  readonly about: string;
}

/** Every setting, in the order of the guide. */
export const settings = [
  { name: 'PORT', fallback: '8080', about: 'TCP port of console and API.' },
  { name: 'HOST', fallback: '127.0.0.1', about: 'Address to listen on; 0.0.0.0 for all.' },
  {
    name: 'GEP_DATA_DIR',
    fallback: './.gep',
    neededInProduction: true,
    about:
      'Folder of the embedded database, of temporary files and, without GEP_FILES_URL, of all stored files.',
  },
  {
    name: 'DATABASE_URL',
    fallback: 'embedded',
    neededInProduction: true,
    secret: true,
    about:
      '`postgres://…`, or `embedded` for the database inside GEP_DATA_DIR (one process, one user group).',
  },
  {
    name: 'GEP_ADMIN_USER',
    fallback: 'admin',
    neededInProduction: true,
    about: 'Account of the administrator, created on the first start: digits, letters and underscores.',
  },
  {
    name: 'GEP_ADMIN_PASSWORD',
    fallback: null,
    neededInProduction: true,
    secret: true,
    about: 'Password of the administrator on the first start. Unset: a random one, printed once.',
  },
  {
    name: 'GEP_ADMINISTRATORS',
    fallback: null,
    about:
      'Accounts of project owners, separated by commas, who keep the public style library in the console. Name existing accounts only. Unset: nobody, and `npm run styles` does it.',
  },
  {
    name: 'GEP_SECRET_KEY',
    fallback: null,
    secret: true,
    about:
      'Key of what the database keeps sealed (first passwords of departments), 32 bytes in base64; servers that share a database share it. Unset: GEP_DATA_DIR/secret.key, which the first start writes.',
  },
  { name: 'GEP_SAMPLE', fallback: '1', about: '0: the first start makes no sample project.' },
  {
    name: 'GEP_FILES_URL',
    fallback: null,
    secret: true,
    about:
      'S3-compatible store for files, `https://KEY:SECRET@host[:port]/bucket[/prefix][?region=…&pathStyle=0|1]`. Unset: files stay in GEP_DATA_DIR.',
  },
  {
    name: 'GEP_FILES_CACHE_MB',
    fallback: '20480',
    about:
      'With GEP_FILES_URL: size of the local copies in GEP_DATA_DIR; those asked for within a day always stay.',
  },
  {
    name: 'GEP_OWNER_PROJECTS',
    fallback: '5000',
    about: 'Projects that one owner may have; 0: any number.',
  },
  {
    name: 'GEP_PROJECT_FILES_MB',
    fallback: '102400',
    about:
      'What the stored files of a project may take before its uploads are refused; 0: as much as fits the disk.',
  },
  {
    name: 'GEP_OWNER_FILES_MB',
    fallback: '1048576',
    about: 'The same for all projects of one owner together; 0: as much as fits the disk.',
  },
  {
    name: 'GEP_REGION_FILE_KEY',
    fallback: 'gep-region-files',
    about:
      'Key of the wire encoding of region uploads, 16, 24 or 32 bytes. It protects nothing (HTTPS does) and is sent to signed-in consoles.',
  },
  { name: 'GEP_BASEMAP_KIND', fallback: 'none', about: 'Base map of the console: `none`, `xyz` or `wmts`.' },
  {
    name: 'GEP_BASEMAP_URL',
    fallback: null,
    about:
      'Address of the tiles, with {x} {y} {z} for `xyz`. Hosts: {a-c} or {0-7} is a range; {s} is {a-c}, at Tianditu {0-7}.',
  },
  { name: 'GEP_BASEMAP_ATTRIBUTION', fallback: '', about: 'Text that names the source of the base map.' },
  {
    name: 'GEP_BASEMAP_PROJECTION',
    fallback: 'EPSG:3857',
    about: 'Coordinate system of the base map tiles.',
  },
  { name: 'GEP_BASEMAP_MIN_LEVEL', fallback: '0', about: 'Lowest tile level.' },
  { name: 'GEP_BASEMAP_MAX_LEVEL', fallback: '18', about: 'Highest tile level.' },
  {
    name: 'GEP_BASEMAP_LAYER',
    fallback: null,
    about: 'Layer name of a `wmts` base map.',
  },
  {
    name: 'GEP_BASEMAP_MATRIX_SET',
    fallback: null,
    about:
      'Tile matrix set of a `wmts` base map, whose matrices are numbered by level. Unset: `c` (Tianditu) for EPSG:4490 and EPSG:4326, where GEP_BASEMAP_MIN_LEVEL is 1, else `w`.',
  },
  {
    name: 'GEP_BASEMAP_FORMAT',
    fallback: 'tiles',
    about: 'Format of a `wmts` base map, such as `image/png`.',
  },
  { name: 'GEP_BASEMAP_STYLE', fallback: 'default', about: 'Style of a `wmts` base map.' },
  {
    name: 'GEP_TIANDITU_KEY',
    fallback: null,
    about:
      'Key of Tianditu (`tk`): streets, imagery and terrain with their names are offered as base maps. The key is sent to the browsers.',
  },
  {
    name: 'GEP_SESSION_HOURS',
    fallback: '12',
    about: 'Hours after signing in at which a session ends, however much it is used.',
  },
  {
    name: 'GEP_SESSION_IDLE_MINUTES',
    fallback: '120',
    about: 'A session ends after this long without a call.',
  },
  {
    name: 'GEP_LOGIN_RATE',
    fallback: '30',
    about: 'Login attempts a minute and address; more are answered with HTTP 429.',
  },
  {
    name: 'GEP_ANONYMOUS_RATE',
    fallback: '600',
    about:
      'Requests without a valid session a minute and address (IPv6: /64); more are answered with HTTP 429 before their body is read.',
  },
  {
    name: 'GEP_SESSION_RATE',
    fallback: '3000',
    about: 'Requests a minute and session; more are answered with HTTP 429 before their body is read.',
  },
  {
    name: 'GEP_METRICS_TOKEN',
    fallback: null,
    secret: true,
    about:
      'Token for `/metrics` (text format of Prometheus), sent as `Authorization: Bearer`. Unset: there are no metrics.',
  },
  {
    name: 'GEP_TRUST_PROXY',
    fallback: '0',
    about:
      'Addresses or networks of your proxies, separated by commas (`10.0.0.5, 10.1.0.0/16, loopback`): only they may say by X-Forwarded-For and -Proto where a request comes from. 0: nobody.',
  },
  {
    name: 'GEP_DOWNLOADS_DIR',
    fallback: './docs/downloads',
    about:
      'Folder whose files everybody may download without signing in: guides as pdf, docx, xlsx, md or txt.',
  },
  {
    name: 'GEP_SUPPORT_TEXT',
    fallback: '',
    about: 'Whom users ask for help, shown under technical support; a backslash and n begin a new line.',
  },
  {
    name: 'GEP_PUBLIC_URL',
    fallback: null,
    about:
      'Address of the console as departments open it, for links in notices. Unset: notices have no link.',
  },
  { name: 'GEP_TIME_ZONE', fallback: 'Asia/Shanghai', about: 'Time zone of the times in notices.' },
  {
    name: 'GEP_NOTICE_LANGUAGE',
    fallback: 'zh',
    about: 'Language of notices that leave the server: zh or en.',
  },
  {
    name: 'GEP_REMINDER_DAYS',
    fallback: '-3,-1,1,7',
    about:
      'Days from a due date at which departments that have not submitted, and owners who have not confirmed, get a reminder, once each; negative: before it. `none`: no reminders. A project can have days of its choice.',
  },
  {
    name: 'GEP_SMTP_URL',
    fallback: null,
    secret: true,
    about:
      'Server that notices are mailed through, `smtp[s]://[USER:PASSWORD@]host[:port]` ([notices](notices.md)). With a password the connection must become TLS. Unset: no mails.',
  },
  {
    name: 'GEP_MAIL_FROM',
    fallback: null,
    about: 'Sender of these mails, for example `GEP <gep@example.org>`. Needed with GEP_SMTP_URL.',
  },
  {
    name: 'GEP_WEBHOOK_URL',
    fallback: null,
    secret: true,
    about:
      'Address that every notice is posted to as JSON, for example of a gateway for text messages ([notices](notices.md)). Redirects are not followed.',
  },
  {
    name: 'GEP_WEBHOOK_SECRET',
    fallback: null,
    secret: true,
    about: 'Key of the signature of these posts, at least 16 characters. Needed with GEP_WEBHOOK_URL.',
  },
  {
    name: 'GEP_REGISTRATION',
    fallback: '0',
    about:
      '1: anybody with a phone can register an account that owns projects; the webhook gets the code as a text message to send. Needs GEP_WEBHOOK_URL.',
  },
  {
    name: 'GEP_ADMIN_PORT',
    fallback: '0',
    about: 'Port of the administration on the same host, which the login links to; 0: no link.',
  },
  {
    name: 'GEP_REPORT_PORT',
    fallback: '0',
    about:
      'Port of a data-reporting entry of departments on the same host, which the login links to; 0: no link.',
  },
  {
    name: 'GEP_GEODATA_TIMEOUT_S',
    fallback: '120',
    about: 'Clock of one file reading in the child process.',
  },
  {
    name: 'GEP_GEODATA_MEMORY_MB',
    fallback: '1536',
    about: 'Resident memory cap of the file reading child.',
  },
  {
    name: 'GEP_WORKERS',
    fallback: '0',
    about: 'Calculation worker threads; 0: cores minus one, at least 1.',
  },
  {
    name: 'GEP_CONSOLE_DIR',
    fallback: null,
    about: 'Folder of the built console; unset: the API alone. `npm start` and `npm run serve` set it.',
  },
  { name: 'GEP_LOG_LEVEL', fallback: 'info', about: 'fatal, error, warn, info, debug, trace or silent.' },
] as const satisfies readonly Setting[];

export type SettingName = (typeof settings)[number]['name'];
