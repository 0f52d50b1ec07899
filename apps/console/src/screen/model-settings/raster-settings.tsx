import { errorCodes } from '@gep/api-client';
import type { InputSettings, RasterDefinition, StoredInput } from '@gep/api-client';
import { useLocalText } from '../../message/local-text';
import { inputId, inputTableId, isTableEdited } from './model-draft';
import type { InputPlace, ModelDraft } from './model-draft';
import { NoClasses } from './no-classes';
import { PlainInput } from './plain-input';
import { NoDataQuestion } from './no-data-question';
import { NoDataField, RasterReading } from './raster-reading';
import { classOptions } from './reclassification';
import { ReclassificationEditor } from './reclassification-editor';
import type { ClassConfirmation } from './confirm-classes';
import { RasterPreflightView } from '../../form/preflight/raster-preflight';
import { useColumnWords } from './use-column-words';
import type { PreflightState } from '../../form/preflight/raster-preflight';
import type { DraftEdits } from './use-model-draft';

interface RasterSettingsProps {
  definition: RasterDefinition;
  place: InputPlace;
  stored: StoredInput | null;
  draft: ModelDraft;
  disabled: boolean;
  edits: DraftEdits;
  confirmClasses: ClassConfirmation;
  preflight: PreflightState;
}

const defaults: Pick<InputSettings, 'scale' | 'offset' | 'noData' | 'plain'> = {
  scale: 1,
  offset: 0,
  noData: [],
  plain: null,
};

/** How a raster is read, or the number in its place. */
export function RasterSettings(props: RasterSettingsProps) {
  const { definition, place, stored, draft, disabled, edits, confirmClasses, preflight } = props;
  const text = useLocalText();
  const words = useColumnWords();
  const settings = { ...defaults, ...stored?.settings, ...draft.inputs[inputId(place)] };
  const onChange = (change: Partial<InputSettings>) => edits.setInput(place, change);
  if (!stored?.file) {
    const id = inputTableId(place, 'plain');
    return (
      <PlainInput
        id={id}
        comparable={place.compareFlag === 1}
        value={settings.plain}
        stored={stored?.settings.plain ?? null}
        draft={draft.tables[id]}
        onEdit={edits.editTable}
        {...{ definition, disabled, onChange }}
      />
    );
  }
  const id = inputTableId(place, 'reclassification');
  // What is not confirmed yet is said below the table, which may be ahead of what is saved.
  const isOpen = !stored.settings.classesConfirmed || isTableEdited(draft.tables[id]);
  const hidden = isOpen ? [errorCodes.CLASS_WITHOUT_TYPE.code] : [];
  const name = text(definition.name);
  // Classes are asked about whether or not they are in the region: a run stops at some of them.
  const asked =
    definition.kind === 'raster'
      ? ({ asked: preflight.found?.noData ?? [], cells: 'grid' } as const)
      : ({ asked: stored.likelyNoData, cells: 'file' } as const);
  const question = <NoDataQuestion {...asked} {...{ settings, disabled, onChange }} />;
  const look = (
    <RasterPreflightView
      {...{ name, preflight, hidden, question }}
      onChange={disabled ? undefined : onChange}
    />
  );
  if (definition.kind === 'raster')
    return (
      <>
        {look}
        <RasterReading {...{ settings, disabled, onChange }} />
      </>
    );
  const options = classOptions(definition, words);
  const noData = <NoDataField {...{ settings, disabled, onChange }} />;
  if (!options)
    return (
      <>
        {look}
        {noData}
      </>
    );
  const { report } = stored.file;
  if (report.kind === 'raster' && report.classes === null)
    return (
      <>
        {look}
        {noData}
        <NoClasses disabled={disabled} />
      </>
    );
  return (
    <>
      {look}
      {noData}
      <ReclassificationEditor
        // Another file or other no-data values: other classes, so other rows.
        key={[stored.file.uploadTime, ...stored.settings.noData].join(' ')}
        id={id}
        options={options}
        ecosystemTypes={definition.classes === 'ecosystem-types'}
        stored={{ ...stored, file: stored.file }}
        draft={draft.tables[id]}
        onEdit={edits.editTable}
        disabled={disabled}
        confirmation={confirmClasses}
        preflight={preflight}
      />
    </>
  );
}
