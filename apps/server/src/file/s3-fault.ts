import type { S3Place } from '../config/files-url';
import { AwayError } from '../store/away-error';

/** The S3-compatible store cannot do what was asked; the message gives the operator the reason, without any secret. */
export class S3Fault extends AwayError {
  constructor(message: string) {
    super(message);
    this.name = 'S3Fault';
  }
}

const certificate = 'its certificate is not trusted: name its authority in NODE_EXTRA_CA_CERTS';

/** What the store answers (error codes of S3) and what the way to it answers. */
const faults: Readonly<Record<string, string | undefined>> = {
  ECONNREFUSED: 'nothing answers there: start the store or correct GEP_FILES_URL',
  ENOTFOUND: 'its host is unknown: correct GEP_FILES_URL',
  EAI_AGAIN: 'its host is unknown: correct GEP_FILES_URL',
  EHOSTUNREACH: 'there is no way to it: check the network and GEP_FILES_URL',
  ENETUNREACH: 'there is no way to it: check the network and GEP_FILES_URL',
  ETIMEDOUT: 'it does not answer: check the network and GEP_FILES_URL',
  TimeoutError: 'it does not answer: check the network and GEP_FILES_URL',
  AbortError: 'it does not answer: check the network and GEP_FILES_URL',
  ECONNRESET: 'it closed the connection: try again, or correct http or https in GEP_FILES_URL',
  EPIPE: 'it closed the connection: try again, or correct http or https in GEP_FILES_URL',
  EPROTO: 'it does not speak TLS: use http:// in GEP_FILES_URL',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS: use http:// in GEP_FILES_URL',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak TLS: use http:// in GEP_FILES_URL',
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host: correct GEP_FILES_URL',
  InvalidAccessKeyId: 'the key is unknown there: correct GEP_FILES_URL',
  SignatureDoesNotMatch: 'the secret is wrong: correct GEP_FILES_URL',
  AccessDenied: 'the key lacks a right: grant it to list, read, write and delete under the prefix',
  NoSuchBucket: 'there is no such bucket: create it or correct GEP_FILES_URL',
  AuthorizationHeaderMalformed: 'the region is another one: set region= in GEP_FILES_URL',
  PermanentRedirect: 'the bucket is in another region: correct host and region= in GEP_FILES_URL',
  RequestTimeTooSkewed: 'the clocks of store and server differ: set them',
  ERR_STREAM_PREMATURE_CLOSE: 'it closed the connection: try again',
  NoSuchKey: 'a stored file is missing there',
};

interface Thrown {
  readonly name?: string;
  readonly code?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** An error of the S3 client as a fault; what did not come from the store (a full disk) stays what it is. */
export function s3Fault(error: unknown, place: S3Place): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { name = '', code, $metadata } = error as Thrown;
  const known = faults[name] ?? faults[String(code)];
  const status = $metadata?.httpStatusCode;
  if (known === undefined && status === undefined) return error;
  // Only name and status are reported: other parts of a response can contain the key and the signed content.
  return new S3Fault(`the file store ${where(place)}: ${known ?? `it answered ${name} (HTTP ${status})`}`);
}

/** The place without key and secret. */
export function where({ endpoint, bucket, prefix }: S3Place): string {
  return `${endpoint}/${bucket}/${prefix}`;
}
