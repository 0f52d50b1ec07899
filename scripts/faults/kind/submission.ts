import type { Kind } from '../kind';
import { laneOf } from '../lane';
import type { Register } from '../lane';
import { rain } from './upload';
import { fillIn, formsOf, statesOf } from './report-forms';
import type { FormsOfStage } from './report-forms';

/** Forms that a department hands in as their next version and takes back again. */
export const submission: Kind = {
  name: 'submission',
  async lanes(stage) {
    const forms = await formsOf(stage);
    const { raster, table, department } = forms;
    await fillIn(department(), table);
    const files = [{ name: 'rain.tif', data: await rain(0) }];
    await department().uploadReportFile({ reportFormId: raster, files });
    return [
      await laneOf(stage.client, submitted(forms, 'table')),
      await laneOf(stage.client, submitted(forms, 'raster')),
    ];
  },
};

type State = ReturnType<typeof statesOf>;

function submitted(forms: FormsOfStage, kind: 'table' | 'raster'): Register<State> {
  const reportFormId = forms[kind];
  return {
    name: `submission of a ${kind} form`,
    read: async () => statesOf(await forms.department().getReportForm({ reportFormId })),
    next: ({ formState, ...held }) =>
      formState === 'SUBMITTED'
        ? { ...held, formState: 'DRAFT' }
        : { ...held, formState: 'SUBMITTED', version: held.version + 1 },
    async change(_client, { formState }) {
      const to = formState === 'SUBMITTED' ? 'SUBMITTED' : 'DRAFT';
      await forms.department().setReportFormState({ reportFormId, formState: to });
    },
  };
}
