import '../../../console.css';
import { createTestClient } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from '../../../session/session-store';
import { sampleProject } from '../../result/testing/sample-project';
import { BundleButton } from './bundle-button';
import { backend } from '../../../session/testing/backend';
import { savedFiles } from '../../../session/testing/saved-files';

let saved: ReturnType<typeof savedFiles>;

beforeEach(() => {
  const evidenceBundle = () => new Uint8Array([0x50, 0x4b]);
  backend.client = { ...createTestClient({ ...sampleProject(), evidenceBundle }).client };
  saved = savedFiles();
  useSession.setState({
    projectId: 'p1',
    user: { userId: '1', userName: 'a', role: 'PROJECT_ADMIN', projectId: 'p1', projectName: 'P' } as never,
  });
});

it('says what the bundle is and how it is checked, and downloads it', async () => {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <BundleButton projectId="p1" />
    </QueryClientProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: '证据包' }));
  const dialog = page.getByRole('dialog', { name: '证据包（ZIP）' });
  await expect.element(dialog.getByRole('listitem')).toHaveLength(5);
  await expect
    .element(dialog.getByText('npm run project -- verify "GEP-P-2023-证据包.zip"', { exact: true }))
    .toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '下载证据包' }));
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['GEP-P-2023-证据包.zip']);
});
