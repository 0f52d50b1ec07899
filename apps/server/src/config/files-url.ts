/** A place in an S3-compatible store, with the key that opens it. */
export interface S3Place {
  /** Address of the store without bucket, for example `https://s3.example.org:9000`. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Empty, or a path that ends with `/`; the key of every object of the server starts with it. */
  readonly prefix: string;
  readonly region: string;
  /** Whether the bucket is part of the path of an address; otherwise it precedes the host. */
  readonly pathStyle: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const filesUrlForm = 'https://KEY:SECRET@host[:port]/bucket[/prefix][?region=…&pathStyle=0|1]';

/**
 * Reads GEP_FILES_URL; `http://` is a store without TLS.
 * @throws RangeError that says what is wrong without repeating any of it: a misread part could be the secret
 */
export function readFilesUrl(text: string): S3Place {
  const wrong = (what: string): never => {
    throw new RangeError(`GEP_FILES_URL must look like ${filesUrlForm}: ${what}`);
  };
  const special = 'percent-encode special characters of the secret, for example / as %2F';
  if (!URL.canParse(text)) wrong(special);
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') wrong('it starts with https:// or http://');
  if (url.username === '' || url.password === '') wrong('key and secret are missing before the host');
  if (url.hash !== '') wrong(special);
  const [bucket, ...folders] = url.pathname.split('/').filter((part) => part !== '');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket ?? ''))
    wrong('a bucket has 3 to 63 lower case letters, digits, dots and hyphens');
  if (folders.some((folder) => !/^[\w.-]+$/.test(folder)))
    wrong('a prefix has letters, digits, dots, hyphens and underscores');
  for (const name of url.searchParams.keys())
    if (name !== 'region' && name !== 'pathStyle') wrong('only region and pathStyle may follow the ?');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  if (!/^[a-z0-9-]+$/.test(region)) wrong('a region has lower case letters, digits and hyphens');
  const pathStyle = url.searchParams.get('pathStyle') ?? '1';
  if (pathStyle !== '0' && pathStyle !== '1') wrong('pathStyle is 0 or 1');
  const plain = (part: string): string => {
    try {
      return decodeURIComponent(part);
    } catch {
      return wrong(special);
    }
  };
  return {
    endpoint: url.origin,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region,
    pathStyle: pathStyle === '1',
    accessKeyId: plain(url.username),
    secretAccessKey: plain(url.password),
  };
}
