import { calls } from '@gep/api-client/contract';
import type { Download } from '@gep/api-client/contract';
import { binaryAnswer } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import { notFound } from '../error/gep-error';
import type { Services } from '../services';
import { guideFile, guidesIn } from './guides';
import { blankTemplate, tableInputs } from './templates';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const templatePrefix = 'template-';

/** Files for everybody, without data of a project. */
export function downloadRoutes(register: RegisterCall, { config: { downloadsDir } }: Services): void {
  register(calls.listDownloads, async () => [
    ...(await guidesIn(downloadsDir)).map(({ key, fileName }): Download => ({
      key,
      kind: 'guide',
      name: { zh: fileName, en: fileName },
      models: [],
    })),
    ...tableInputs().map(({ input, readers }): Download => ({
      key: `${templatePrefix}${input.key}`,
      kind: 'template',
      name: { ...input.name },
      models: readers.map(({ name }) => ({ ...name })),
    })),
  ]);
  register(calls.downloadFile, async ({ params: { key } }, { language }) => {
    if (key.startsWith(templatePrefix)) {
      const template = await blankTemplate(key.slice(templatePrefix.length), language);
      if (template) return binaryAnswer(template.content, workbookType, template.fileName);
    }
    const guide = (await guideFile(downloadsDir, key)) ?? notFound('template');
    return binaryAnswer(guide.content, guide.type, guide.fileName);
  });
}
