import type {
  DeletedInput,
  InputSettings,
  ModelUncertainties,
  ParameterValue,
  PredecessorComparison,
  RasterPreflight,
  ReadModel,
  StoredInput,
} from '@gep/api-client';
import { createTestClient, TestFault } from '@gep/api-client/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Toaster } from 'sonner';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmHost } from '../../../form/confirm-host';
import { EditorWords } from '../../../message/editor-words';
import { ModelForm } from '../model-form';
import type { ModelFormProps } from '../model-form';
import { samplePreflight, samplePresets, sampleTypes } from './sample-classes';
import { sampleBasicSetting, sampleSetup } from './sample-setup';

/** What a server in memory holds of the sample model. */
export interface FormState {
  parameters: Record<string, ParameterValue>;
  inputs: StoredInput[];
  /** The models that it reads. */
  reads: ReadModel[];
  deleted: StoredInput[];
  enterComparableYear: boolean;
  /** What a look at a raster finds; null: there is no region yet. */
  preflight: RasterPreflight | null;
  /** What changed against the predecessor. */
  comparison: PredecessorComparison;
  /** Whether results follow the parameters that are saved. */
  followed: boolean;
  uncertain: ModelUncertainties;
}

/** An input without a file. */
export const stored = (key: string, settings: Partial<InputSettings>): StoredInput => ({
  key,
  compareFlag: 0,
  file: null,
  settings: {
    scale: 1,
    offset: 0,
    noData: [],
    reclassification: [],
    preset: null,
    classesConfirmed: false,
    plain: null,
    fields: {},
    encoding: null,
    ...settings,
  },
  presetFits: [],
  likelyNoData: [],
  assignedUserIds: [],
  warnings: [],
  problems: [],
  problemCount: 0,
});

/** A client on a server in memory; what is saved is in `state`. */
export function formServer() {
  const state: FormState = {
    parameters: {},
    inputs: [],
    reads: [],
    deleted: [],
    enterComparableYear: true,
    preflight: samplePreflight,
    comparison: { state: 'none', name: null, change: null },
    followed: false,
    uncertain: { linear: [], uncertainties: [] },
  };
  const { client, server } = createTestClient(
    {
      getModelSetup: () =>
        sampleSetup(state.parameters, state.inputs, state.reads, state.deleted.map(deletedOf)),
      getSelectedModels: () => [
        { modelId: '8', complete: false, missingInputs: [], problems: [], warnings: [] },
      ],
      listEcosystemTypes: () => sampleTypes,
      listReclassificationPresets: () => samplePresets,
      preflightModelFile: () => {
        if (!state.preflight) throw new TestFault('NO_REGION_FILE');
        return state.preflight;
      },
      compareModelFile: () => state.comparison,
      getBasicSetting: () => ({ ...sampleBasicSetting, enterComparableYear: state.enterComparableYear }),
      getUncertainties: () => state.uncertain,
      saveUncertainties: ({ body }) => {
        if (body.uncertainties.some(({ source }) => source === '?'))
          throw new TestFault('PARAMETER_INVALID', { parameter: '', value: '', expected: '请注明来源' });
        state.uncertain = { ...state.uncertain, uncertainties: body.uncertainties };
        return state.uncertain;
      },
      saveModelParameters: ({ body }) => {
        state.parameters = { ...state.parameters, ...body.values };
        return { parameters: state.parameters, followed: state.followed };
      },
      deleteModelFile: ({ params, query }) => {
        const gone = state.inputs.filter(isAt(params.key, query.compareFlag));
        state.inputs = state.inputs.filter((one) => !gone.includes(one));
        state.deleted.push(...gone);
        return null;
      },
      restoreModelFile: ({ params, query }) => {
        const back = state.deleted.filter(isAt(params.key, query.compareFlag));
        state.deleted = state.deleted.filter((one) => !back.includes(one));
        state.inputs.push(...back);
        return back[0];
      },
      saveModelFileSettings: ({ params, body: { projectId: _project, compareFlag = 0, ...change } }) => {
        const before = state.inputs.find((one) => one.key === params.key && one.compareFlag === compareFlag);
        const input = { ...stored(params.key, { ...before?.settings, ...change }), compareFlag };
        const file = withoutNoData(before?.file ?? null, input.settings.noData);
        const after = { ...input, file, presetFits: before?.presetFits ?? [] };
        state.inputs = [...state.inputs.filter((one) => one !== before), after];
        return after;
      },
    },
    { language: () => 'zh-CN' },
  );
  return { client, server, state };
}

/** As the server does: without the classes that mean no data. */
function withoutNoData(file: StoredInput['file'], noData: readonly number[]): StoredInput['file'] {
  if (file?.report.kind !== 'raster' || file.report.classes === null) return file;
  const classes = file.report.classes.filter(({ value }) => !noData.includes(value));
  return { ...file, report: { ...file.report, classes } };
}

const isAt =
  (key: string, compareFlag: 0 | 1 = 0) =>
  (one: StoredInput) =>
    one.key === key && one.compareFlag === compareFlag;

const deletedOf = ({ key, compareFlag, file }: StoredInput): DeletedInput => ({
  key,
  compareFlag,
  fileName: file?.name ?? null,
  deleteTime: '2024-05-01T00:00:00.000Z',
});

const guard = { register: () => undefined, leave: () => Promise.resolve(true) };

function Screen({ onOpen }: Pick<ModelFormProps, 'onOpen'>) {
  const [actions, setActions] = useState<HTMLElement | null>(null);
  return (
    <EditorWords>
      <span ref={setActions} />
      <ModelForm
        projectId="p1"
        modelId="8"
        disabled={false}
        actions={actions}
        guard={guard}
        onSaved={() => Promise.resolve()}
        onOpen={onOpen}
        selected
      />
      <ConfirmHost />
      <Toaster />
    </EditorWords>
  );
}

/** Opens the form of the sample model. */
export async function openForm(onOpen: ModelFormProps['onOpen'] = () => undefined): Promise<void> {
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen onOpen={onOpen} />
    </QueryClientProvider>,
  );
  await expect.element(table('净化量').getByText('1 森林生态系统')).toBeVisible();
}

export const table = (name: string) => page.getByRole('region', { name, exact: true });
export const cell = (name: string, column: string, row: number) =>
  table(name).getByRole('textbox', { name: `${column}，第 ${row} 行`, exact: true });
export const button = (name: string, label: string | RegExp) =>
  table(name).getByRole('button', { name: label });
export const save = () => page.getByRole('button', { name: '保存' });

/** Pastes a text into the element with the focus, as the browser does. */
export function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
