import { limits } from '@gep/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSession } from './session-store';
import { backend } from './testing/backend';
import { useOpenProject } from './use-open-project';

const getProject = vi.fn();
backend.client = { getProject };

afterEach(() => useSession.getState().openProject(null));

function State() {
  return <output>{String(useOpenProject().data?.running)}</output>;
}

it('looks for the end of a preprocessing run, which blocks settings, and then no longer', async () => {
  const project = { projectState: 'NOT_RUN', running: true };
  getProject.mockResolvedValueOnce(project).mockResolvedValue({ ...project, running: false });
  useSession.getState().openProject('p1');
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <State />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('true')).toBeVisible();
  await expect.element(page.getByText('false'), { timeout: 3 * limits.projectPollMs }).toBeVisible();
  expect(getProject).toHaveBeenCalledTimes(2);
});
