import type { Kind } from '../kind';
import { laneOf } from '../lane';
import type { Register } from '../lane';
import { rain } from './upload';
import { fillIn, formsOf, statesOf } from './report-forms';
import type { FormsOfStage } from './report-forms';

/** Forms that the owner confirms and takes back again, with the inputs of the models that are made of them. */
export const confirmation: Kind = {
  name: 'confirmation',
  async lanes(stage) {
    const forms = await formsOf(stage);
    const { raster, table, department } = forms;
    await fillIn(department(), table);
    const files = [{ name: fileOfForm, data: await rain(0) }];
    await department().uploadReportFile({ reportFormId: raster, files });
    for (const reportFormId of [table, raster])
      await department().setReportFormState({ reportFormId, formState: 'SUBMITTED' });
    const { projectId } = stage;
    return [
      await laneOf(stage.client, confirmed(forms, 'table', { projectId, modelId: '1', key: 'yields' })),
      await laneOf(
        stage.client,
        confirmed(forms, 'raster', { projectId, modelId: '7', key: 'precipitation' }),
      ),
    ];
  },
};

const fileOfForm = 'rain-of-the-department.tif';

interface State extends ReturnType<typeof statesOf> {
  /** Whether the input of the models is the one of the form. */
  readonly supplied: boolean;
}

interface InputPlace {
  readonly projectId: string;
  readonly modelId: string;
  readonly key: string;
}

/** The state of a form and the input that follows it: they change together. */
function confirmed(forms: FormsOfStage, kind: 'table' | 'raster', input: InputPlace): Register<State> {
  const reportFormId = forms[kind];
  return {
    name: `confirmation of a ${kind} form`,
    async read(client) {
      const states = statesOf(await client.getReportForm({ reportFormId }));
      const { inputs } = await client.getModelSetup(input);
      const name = inputs.find(({ key }) => key === input.key)?.file?.name;
      return { ...states, supplied: kind === 'table' ? name !== undefined : name === fileOfForm };
    },
    next: ({ formState, ...held }) =>
      formState === 'CONFIRMED'
        ? { ...held, formState: 'SUBMITTED', decision: null, supplied: false }
        : { ...held, formState: 'CONFIRMED', decision: 'CONFIRMED', supplied: true },
    async change(client, { formState }) {
      if (formState === 'CONFIRMED') await client.reviewReportForm({ reportFormId, formState });
      else await client.cancelConfirmation({ reportFormId });
    },
  };
}
