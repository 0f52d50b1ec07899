import { goodRegion } from '../../../apps/server/src/testing/project-state';
import { madeRegionGeodata } from '../../../apps/server/src/testing/made-project';
import { multipartOf, testApp } from '../../../apps/server/src/testing/test-app';
import type { TestApp } from '../../../apps/server/src/testing/test-app';
import type { Parser, Source } from './parser';

/** A request of a signed-in user: its first line is method, address and content type, what follows is the body. */
const line = (...words: string[]): Buffer => Buffer.from(`${words.join(' ')}\n`);

interface Ready {
  readonly server: TestApp;
  readonly token: string;
}

let ready: Promise<Ready> | undefined;

/** One server for all; the parser process is not what is tried here. */
async function open(): Promise<Ready> {
  const server = await testApp({ geodata: madeRegionGeodata });
  return { server, token: await server.login() };
}

/** Address, forms, JSON, multipart and their schemas, in front of the whole server. */
export const requests: Parser = {
  name: 'requests',
  async sources() {
    ready ??= open();
    const { server, token } = await ready;
    const projectId = await server.project(token, '请求');
    const setting = { projectId, particularYear: '2020', formulatingAuthority: '局', nationField: 'NA' };
    const form = new URLSearchParams({ projectBasicSetting: JSON.stringify(setting) }).toString();
    const multipart = new Response(multipartOf(goodRegion()));
    const type = (multipart.headers.get('content-type') ?? '').replaceAll(' ', '');
    const all: Source[] = [
      {
        name: 'form',
        bytes: Buffer.concat([
          line('POST', '/gep/user/project/basicSetting', 'application/x-www-form-urlencoded'),
          Buffer.from(form),
        ]),
      },
      {
        name: 'JSON',
        bytes: Buffer.concat([
          line('PUT', '/gep/user/project/model/7/file/pet/settings', 'application/json'),
          Buffer.from(JSON.stringify({ projectId, plain: 900, noData: [0, -9999], scale: 0.1 })),
        ]),
      },
      {
        name: 'query',
        bytes: line('GET', `/gep/user/project/basicSetting?projectId=${projectId}&pageSize=20`, 'none'),
      },
      {
        name: 'multipart',
        bytes: Buffer.concat([
          line('POST', `/gep/user/project/regionFile?projectId=${projectId}`, type),
          Buffer.from(await multipart.arrayBuffer()),
        ]),
      },
    ];
    return all;
  },
  isCoded: () => false,
  // As the body of a request in order.
  dress: (hostile, { bytes }) => Buffer.concat([bytes.subarray(0, bytes.indexOf(10) + 1), hostile]),
  async read({ bytes }) {
    const { server, token } = await (ready ??= open());
    const end = Buffer.from(bytes).indexOf('\n');
    const [method = '', address = '', type = ''] = Buffer.from(bytes.subarray(0, Math.max(end, 0)))
      .toString('latin1')
      .split(' ');
    // What Node's own HTTP parser refuses never comes here.
    if (
      !/^(GET|POST|PUT|DELETE)$/.test(method) ||
      !/^\/[\x21-\x7e]*$/.test(address) ||
      !/^[\x20-\x7e]*$/.test(type)
    )
      return 'no request';
    const answer = await server.app.fastify.inject({
      method: method as 'GET',
      url: address,
      headers: { 'user-token': token, ...(type !== 'none' && { 'content-type': type }) },
      ...(method !== 'GET' && { payload: Buffer.from(bytes.subarray(end + 1)) }),
    });
    if (answer.statusCode >= 500)
      throw new Error(`answered ${answer.statusCode} ${answer.body.slice(0, 300)}`);
    return answer.statusCode;
  },
};
