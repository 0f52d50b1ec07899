import '../../console.css';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../message';
import { openAs } from '../testing/relation-screen';
import PretreatmentScreen from './pretreatment';
import { backend } from '../../session/testing/backend';

it('the reason why preprocessing was refused stays until the next try', async () => {
  let refuses = true;
  const { client } = createTestClient({
    getPretreatment: () => ({
      ...{ kind: 'pretreatment', runId: null, state: 'none', progress: 0, step: '', error: null },
      ...{ startTime: null, endTime: null, items: [], warnings: [] },
    }),
    startPretreatment: () => {
      if (refuses) throw new TestFault('CLASS_LIKE_NO_DATA', { file: 'a.tif', count: 3, values: '-9999' });
      return { runId: 'r1' };
    },
  });
  backend.client = { ...client };
  await openAs('PROJECT_ADMIN', <PretreatmentScreen />);
  const start = page.getByRole('button', { name: '开始预处理' });
  await start.click();
  const reason = page.getByRole('alert');
  await expect.element(reason).toHaveTextContent(/文件a\.tif有3个像元的值为-9999，疑似无数据值/);
  refuses = false;
  await start.click();
  await expect.element(reason).not.toBeInTheDocument();
});
