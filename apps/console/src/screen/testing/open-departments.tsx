import type { TestHandlers } from '@gep/api-client/testing';
import { createTestClient } from '@gep/api-client/testing';
import type { ReactElement } from 'react';
import { Toaster } from 'sonner';
import { ConfirmHost } from '../../form/confirm-host';
import { ConflictHost } from '../../form/conflict-dialog';
import i18n from '../../message';
import { openAs } from './relation-screen';

/** Opens a screen with departments, with the dialogs and notices of the root of the console. */
export function openDepartments(role: string, screen: ReactElement): Promise<void> {
  return openAs(
    role,
    <>
      {screen}
      <ConfirmHost />
      <ConflictHost />
      <Toaster duration={60_000} />
    </>,
  );
}

/** A client of the backend that speaks the language of the page. */
export function departmentClient(handlers: TestHandlers): ReturnType<typeof createTestClient> {
  return createTestClient(handlers, { language: () => i18n.language });
}
