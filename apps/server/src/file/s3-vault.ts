import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { _Object } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Place } from '../config/files-url';
import type { FileCache } from './file-cache';
import type { FileVault, StoredBytes } from './file-vault';
import { S3Fault, s3Fault, where } from './s3-fault';
import { writeMeasured } from './written-file';

/** Larger files travel in parts, each of which is held in memory and sent again on its own. */
const partBytes = 16 * 1024 * 1024;
const maxParts = 10_000;

/** Several servers may share a prefix: within this time an object can be waiting for its row in one of them. */
const settledMs = 24 * 60 * 60_000;
const checkTimeoutMs = 5000;
const passingFolder = 'passing/';
const storedPath = /^[a-z0-9]{2}\/[a-z0-9]{20}$/;

interface Local {
  readonly cache: FileCache;
  readonly temporaryFolder: string;
}

/**
 * A vault in an S3-compatible store, with local copies of what is read.
 * @param owner the database whose files lie here; a prefix holds the files of one
 * @throws S3Fault for a store that cannot be used, or is used with another database
 */
export async function openS3Vault(place: S3Place, local: Local, owner: string): Promise<FileVault> {
  const { bucket: Bucket, prefix } = place;
  // Which client fits this Node is settled by our dependencies; the operator can do nothing about its advice.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const client = new S3Client({
    endpoint: place.endpoint,
    region: place.region,
    forcePathStyle: place.pathStyle,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    // Not every store knows the newer checksums; the signature covers the bytes of a request.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, socketTimeout: 60_000 },
  });
  const at = (path: string) => ({ Bucket, Key: prefix + path });
  const told = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw s3Fault(error, place);
    });

  // Stores charge lists dearly: only the start looks whether it may list.
  const checkList = async (): Promise<void> => {
    const abortSignal = AbortSignal.timeout(checkTimeoutMs);
    await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }), { abortSignal });
  };

  async function* objects(Prefix: string): AsyncIterable<_Object> {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix })[Symbol.asyncIterator]();
    for (let page = await told(pages.next()); !page.done; page = await told(pages.next()))
      yield* page.value.Contents ?? [];
  }

  async function upload(from: string, path: string): Promise<void> {
    const { size } = await stat(from);
    const Body = createReadStream(from);
    try {
      const partSize = Math.max(partBytes, Math.ceil(size / maxParts));
      await told(new Upload({ client, params: { ...at(path), Body }, partSize, queueSize: 2 }).done());
    } finally {
      Body.destroy();
    }
  }

  async function download(file: StoredBytes): Promise<string> {
    const to = join(local.temporaryFolder, randomUUID());
    const { Body } = await client.send(new GetObjectCommand(at(file.path)));
    const { size, sha256 } = await writeMeasured(Body as Readable, to);
    if (size === file.size && sha256 === file.sha256) return to;
    await rm(to);
    throw new S3Fault(`the file store ${where(place)}: ${file.path} is not what was stored there`);
  }

  await told(checkList());
  await told(claim(client, place, owner));
  return {
    async put(from, path) {
      await upload(from, path);
      await local.cache.take(from, path);
    },
    localPath: (file) => local.cache.localPath(file, () => told(twice(() => download(file)))),
    async remove(path) {
      await told(client.send(new DeleteObjectCommand(at(path))));
      await local.cache.forget(path);
    },
    async *settledPaths() {
      const settledAt = Date.now() - settledMs;
      for await (const { Key = '', LastModified } of objects(prefix)) {
        const path = Key.slice(prefix.length);
        // The bucket can also hold objects of others.
        if (storedPath.test(path) && LastModified && LastModified.getTime() < settledAt) yield path;
      }
    },
    passing: {
      async put(from, key) {
        await upload(from, passingFolder + key);
        await rm(from);
      },
      async take(key) {
        const path = join(local.temporaryFolder, randomUUID());
        const bring = async (): Promise<void> => {
          const { Body } = await client.send(new GetObjectCommand(at(passingFolder + key)));
          await writeMeasured(Body as Readable, path);
        };
        await told(twice(bring));
        const remove = async (): Promise<void> => {
          await rm(path, { force: true });
          await told(client.send(new DeleteObjectCommand(at(passingFolder + key))));
        };
        return { path, remove };
      },
      async remove(key) {
        await told(client.send(new DeleteObjectCommand(at(passingFolder + key))));
      },
      async *keys() {
        for await (const { Key = '' } of objects(prefix + passingFolder))
          yield Key.slice(prefix.length + passingFolder.length);
      },
    },
    check: () => told(claim(client, place, owner)),
  };
}

/** The client repeats requests, not transfers that break off midway. */
const twice = <T>(transfer: () => Promise<T>): Promise<T> =>
  transfer().catch((error: unknown) => (isCutOff(error) ? transfer() : Promise.reject(error)));

/** Marks the prefix with the owner of its files, where it is not marked. @throws S3Fault when they are those of another database */
async function claim(client: S3Client, place: S3Place, owner: string): Promise<void> {
  const marker = { Bucket: place.bucket, Key: `${place.prefix}owner` };
  const abortSignal = AbortSignal.timeout(checkTimeoutMs);
  const read = (): Promise<string | null | undefined> =>
    client.send(new GetObjectCommand(marker), { abortSignal }).then(
      ({ Body }) => Body?.transformToString(),
      (error: unknown) => {
        if (error instanceof NoSuchKey) return null;
        throw error;
      },
    );
  let found = await read();
  if (found === null) {
    // Of two databases that find no owner at the same moment, the first one stays; the other reads whose it is.
    const mark = new PutObjectCommand({ ...marker, Body: owner, IfNoneMatch: '*' });
    await client.send(mark, { abortSignal }).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
    found = await read();
  }
  if (found !== owner)
    throw new S3Fault(
      `the file store ${where(place)} holds the files of another database: give each its own prefix in GEP_FILES_URL`,
    );
}

/** Whether an object that may not be there is there, or being written. */
function isTaken(error: unknown): boolean {
  const status = (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
  return status === 412 || status === 409;
}

function isCutOff(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code;
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}
