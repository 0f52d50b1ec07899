import { createHash } from 'node:crypto';
import { calls } from '@gep/api-client/contract';
import { multipartOf } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { fileId } from '../crate';

/** An entry of the metadata of a bundle. */
export interface Entity {
  readonly '@id': string;
  readonly '@type': string;
  readonly [key: string]: unknown;
}

/** Changes the files of a bundle. */
export type Change = (entries: Map<string, Buffer>) => void;

const metadataFile = 'ro-crate-metadata.json';
const projectFile = 'record/project.json';
const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Puts other bytes in the place of a file, with their hash in the metadata. */
export function forge(entries: Map<string, Buffer>, name: string, bytes: Buffer): void {
  const { '@graph': graph } = JSON.parse(String(entries.get(metadataFile))) as { '@graph': Entity[] };
  const known = graph.filter((one) => decodeURIComponent(one['@id']) !== name);
  const sha256 = sha256Of(bytes);
  const entity = { '@id': fileId(name), '@type': 'File', sha256, contentSize: String(bytes.length) };
  entries.set(name, bytes);
  entries.set(metadataFile, Buffer.from(JSON.stringify({ '@context': [], '@graph': [...known, entity] })));
}

/** Puts another file in the place of the Word template, as if it had been written so. */
export function forgeTemplate(entries: Map<string, Buffer>): void {
  const project = String(entries.get(projectFile));
  const { files } = JSON.parse(project) as { files: { path: string; purpose: string; sha256: string }[] };
  const own = files.find(({ purpose }) => purpose === 'template');
  if (!own) throw new Error('the bundle has no template');
  const bytes = Buffer.from('no Word file');
  forge(entries, own.path, bytes);
  forge(entries, projectFile, Buffer.from(project.replace(own.sha256, sha256Of(bytes))));
}

/** Gives the English report of a project the starting template. @returns its bytes */
export async function uploadTemplate(server: TestApp, token: string, projectId: string): Promise<Buffer> {
  const place = `projectId=${projectId}&language=en`;
  const { rawPayload: template } = await server.app.fastify.inject({
    url: `${calls.accountTemplateFile.path}?${place}&which=start`,
    headers: { 'user-token': token },
  });
  const multipart = multipartOf([['house.docx', template]]);
  await server.send('POST', `${calls.uploadAccountTemplate.path}?${place}`, { token, multipart });
  return template;
}
