import type { InputSettings, RasterDefinition, StoredInput } from '@gep/api-client';
import { inputId, inputTableId } from './model-draft';
import type { InputPlace, ModelDraft } from './model-draft';
import { PlainInput } from './plain-input';
import { RasterReading } from './raster-reading';
import { classOptions } from './reclassification';
import { ReclassificationEditor } from './reclassification-editor';
import type { ClassConfirmation } from './confirm-classes';
import { useColumnWords } from './use-column-words';
import type { DraftEdits } from './use-model-draft';

interface RasterSettingsProps {
  definition: RasterDefinition;
  place: InputPlace;
  stored: StoredInput | null;
  draft: ModelDraft;
  disabled: boolean;
  edits: DraftEdits;
  confirmClasses: ClassConfirmation;
}

const defaults: Pick<InputSettings, 'scale' | 'offset' | 'noData' | 'plain'> = {
  scale: 1,
  offset: 0,
  noData: [],
  plain: null,
};

/** How a raster is read, or the number in its place. */
export function RasterSettings(props: RasterSettingsProps) {
  const { definition, place, stored, draft, disabled, edits, confirmClasses } = props;
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
  if (definition.kind === 'raster') return <RasterReading {...{ settings, disabled, onChange }} />;
  const options = classOptions(definition, words);
  if (!options) return null;
  const id = inputTableId(place, 'reclassification');
  return (
    <ReclassificationEditor
      key={stored.file.uploadTime}
      id={id}
      options={options}
      ecosystemTypes={definition.classes === 'ecosystem-types'}
      stored={{ ...stored, file: stored.file }}
      draft={draft.tables[id]}
      onEdit={edits.editTable}
      disabled={disabled}
      confirm={confirmClasses}
    />
  );
}
