import '../../console.css';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '@gep/style-editor/controls';
import type { UnconfirmedReport } from '@gep/api-client';
import '../../message';
import { departmentClient, openDepartments } from '../testing/open-departments';
import { useStart } from './use-start';
import { backend } from '../../session/testing/backend';

let reports: UnconfirmedReport[];
const start = vi.fn();

function Start({ ready }: { readonly ready: boolean }) {
  const { canStart, ask, dialog } = useStart({ ready, looksAhead: !ready, start });
  return (
    <>
      <Button disabled={!canStart} onClick={() => void ask()}>
        begin
      </Button>
      {dialog}
    </>
  );
}

beforeEach(() => {
  start.mockReset();
  reports = [
    {
      reportTemplateId: 't1',
      name: { zh: '报表1', en: 'Report 1' },
      compareFlag: 0,
      forms: 2,
      submitted: 1,
      departments: [
        { deptName: '农业局', formState: 'SUBMITTED' },
        { deptName: '统计局', formState: 'DRAFT' },
      ],
    },
  ];
  backend.client = { ...departmentClient({ listUnconfirmedReports: () => reports }).client };
});

const open = (ready: boolean) => openDepartments('PROJECT_ADMIN', <Start ready={ready} />);
const begin = page.getByRole('button', { name: 'begin' });
const dialog = page.getByRole('dialog');
const go = dialog.getByRole('button', { name: '开始计算' });
const use = dialog.getByRole('checkbox', { name: '本次核算使用已提交、未确认的数据（1 份）' });

describe('a calculation', () => {
  it('starts at once where every report is confirmed', async () => {
    reports = [];
    await open(true);
    await begin.click();
    await expect.poll(() => start.mock.calls).toEqual([[false]]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('names the reports that are not confirmed, and reads confirmed data alone', async () => {
    await open(true);
    await begin.click();
    await expect
      .element(dialog)
      .toHaveTextContent('2 份报表尚未确认：报表1：农业局（已提交）、统计局（草稿）');
    await expect.element(use).not.toBeChecked();
    await go.click();
    expect(start.mock.calls).toEqual([[false]]);
  });

  it('reads submitted data where the owner says so', async () => {
    await open(true);
    await begin.click();
    await use.click();
    await go.click();
    expect(start.mock.calls).toEqual([[true]]);
  });

  it('can start with nothing but submitted data, and not without saying so', async () => {
    await open(false);
    await begin.click();
    await expect.element(go).toBeDisabled();
    await use.click();
    await go.click();
    expect(start.mock.calls).toEqual([[true]]);
  });

  it('cannot start where nothing was submitted either', async () => {
    reports = reports.map((one) => ({ ...one, submitted: 0 }));
    await open(false);
    await expect.element(begin).toBeDisabled();
  });
});
