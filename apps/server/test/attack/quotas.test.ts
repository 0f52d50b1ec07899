import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { filesOfProject } from '../../src/file/queries';
import { uploadRegionFile } from '../../src/region/region-file';
import { emptyProject, goodRaster, goodRegion } from '../../src/testing/project-state';
import { multipartOf, testApp } from '../../src/testing/test-app';
import type { NamedBytes, TestApp } from '../../src/testing/test-app';

const MiB = 1024 * 1024;

let server: TestApp;
let token: string;
afterEach(() => server.close());

async function open(environment: Record<string, string>): Promise<void> {
  server = await testApp({}, environment);
  token = await server.login();
}

/** A region file whose parts take this many bytes and some thousand. */
const region = (bytes: number): NamedBytes[] => [...goodRegion(), ['good.sbx', new Uint8Array(bytes)]];
const copy = (projectId: string, name: string) =>
  server.send('POST', '/gep/user/project/copy', { token, form: { projectId, name, dataFlag: 'true' } });
const projectNamed = (name: string) => server.send('POST', '/gep/user/project', { token, form: { name } });

/** What the server answers to the head of an upload, of whose body nothing is sent. */
async function answerToHead(path: string, length: number): Promise<string> {
  await server.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.fastify.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = [
    ...[`POST ${path} HTTP/1.1`, 'host: a', `user-token: ${token}`, 'accept-language: en'],
    ...['content-type: multipart/form-data; boundary=b', `content-length: ${length}`, '', ''],
  ];
  socket.write(head.join('\r\n'));
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.includes('"message"')) break;
  }
  socket.destroy();
  return answer;
}

describe('the files of a project', () => {
  it('are refused beyond their bound before a byte of them is received', async () => {
    await open({ GEP_PROJECT_FILES_MB: '2' });
    const { projectId } = await emptyProject(server, token, '甲');
    const receive = vi.spyOn(server.app.services.files, 'receive');
    const answer = await answerToHead(`/gep/user/project/regionFile?projectId=${projectId}`, 3 * MiB);
    expect(answer).toContain('HTTP/1.1 507');
    expect(answer).toContain('"code":"20108"');
    expect(answer).toContain('0 KB of 2 MB are taken');
    expect(receive).not.toHaveBeenCalled();
  });

  it('may take the place of others of their size', async () => {
    await open({ GEP_PROJECT_FILES_MB: '2' });
    const project = await emptyProject(server, token, '甲');
    for (let round = 0; round < 3; round += 1)
      expect(await project.region(region(1.5 * MiB))).toMatchObject({ code: '00000' });
    const raster: NamedBytes = ['good.tif', await goodRaster()];
    for (let round = 0; round < 2; round += 1)
      expect(await project.raster(raster)).toMatchObject({ code: '00000' });
    const larger = region(2 * MiB);
    expect(await project.region(larger)).toMatchObject({ status: 507, code: '20108' });
  });

  it('count while they arrive: of two at once that fit by themselves, one is refused', async () => {
    await open({ GEP_PROJECT_FILES_MB: '2' });
    const project = await emptyProject(server, token, '甲');
    const padded = region(1.5 * MiB);
    const both = await Promise.all([project.region(padded), project.region(padded)]);
    expect(both.map(({ code }) => code).sort()).toEqual(['00000', '20108']);
    expect(await project.region(padded)).toMatchObject({ code: '00000' });
  });

  it('count exactly in the transaction that stores them, and nothing of those stays', async () => {
    await open({ GEP_PROJECT_FILES_MB: '1' });
    const { projectId } = await emptyProject(server, token, '甲');
    const { services } = server.app;
    const part = (name: string, bytes: Uint8Array) =>
      services.files.receive(Readable.from([bytes]), name, 4 * MiB);
    const parts = await Promise.all(region(2 * MiB).map(([name, bytes]) => part(name, bytes)));
    const actor = { by: 'import', userId: '', userName: '', role: 'PROJECT_ADMIN' } as const;
    const stored = uploadRegionFile(services, projectId, parts, 'none', actor);
    await expect(stored).rejects.toMatchObject({ problems: [{ name: 'PROJECT_ROOM' }] });
    expect(await filesOfProject(services.database.db, projectId)).toEqual([]);
  });
});

describe('the files of an owner', () => {
  it('are those of all projects, and copies count', async () => {
    await open({ GEP_OWNER_FILES_MB: '4' });
    const first = await emptyProject(server, token, '甲');
    expect(await first.region(region(1.5 * MiB))).toMatchObject({ code: '00000' });
    const { copyProjectId } = (await copy(first.projectId, '副本')).data as { copyProjectId: string };
    await vi.waitFor(async () => {
      const query = `projectId=${first.projectId}&copyProjectId=${copyProjectId}`;
      const { data } = await server.send('GET', `/gep/user/project/copy?${query}`, { token });
      expect(data).toMatchObject({ state: 'complete' });
    });
    expect(await copy(first.projectId, '又一副本')).toMatchObject({ status: 507, code: '20109' });
    const second = await emptyProject(server, token, '乙');
    const refused = await server.send('POST', `/gep/user/project/regionFile?projectId=${second.projectId}`, {
      token,
      multipart: multipartOf(region(1.5 * MiB)),
    });
    expect(refused).toMatchObject({ status: 507, code: '20109' });
    expect(refused.message).toContain('已用3 MB，上限4 MB');
    await server.addMainUser('other');
    const other = await emptyProject(server, await server.login('other'), '丙');
    expect(await other.region(region(1.5 * MiB))).toMatchObject({ code: '00000' });
  });
});

describe('the projects of an owner', () => {
  it('are as many as the setting says, also where several are made at once', async () => {
    await open({ GEP_OWNER_PROJECTS: '3' });
    const made = await Promise.all(['甲', '乙', '丙', '丁'].map(projectNamed));
    expect(made.map(({ code }) => code).sort()).toEqual(['00000', '00000', '00000', '10609']);
    const first = made.find(({ code }) => code === '00000')?.data as { id: string };
    expect(await copy(first.id, '戊')).toMatchObject({ code: '10609' });
    await server.send('DELETE', `/gep/user/project/${first.id}`, { token });
    expect(await projectNamed('己')).toMatchObject({ code: '00000' });
  });
});
