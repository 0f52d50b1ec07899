import type { Scheme } from '@gep/map-engine/model';
import { useMemo, useState } from 'react';
import { Select } from '../input';
import { useWords } from '../message';
import { DialogFooter, DialogFrame, saveFile } from '../window';
import { endings, formatsOf } from './formats';
import type { StyleFileFormat } from './formats';
import { LossList } from './loss-list';
import type { StyleFileWindowProps } from './style-file';
import { writeStyleFile } from './write-style-file';

/** Writes a style file: its format is chosen, what the other program does not draw is listed, then it is handed out. */
export function ExportWindow<S extends Scheme>(props: Omit<StyleFileWindowProps<S>, 'way'>) {
  const { interchange, value, name, onDone, onCancel } = props;
  const { t } = useWords();
  const [format, setFormat] = useState<StyleFileFormat>('qml');
  const made = useMemo(
    () => writeStyleFile(interchange, value, format, name),
    [interchange, value, format, name],
  );
  const give = () => {
    if (!made) return;
    const file = `${name}${endings[format]}`;
    saveFile(file, made.result, 'text/plain');
    onDone(t('style-file.exported', { name: file }));
  };
  return (
    <DialogFrame
      title={t('style-file.export-title')}
      name="style-file"
      width={560}
      height={440}
      onClose={onCancel}
      footer={
        <DialogFooter
          line={{ text: made ? null : t('style-file.no-figures') }}
          onCancel={onCancel}
          onOk={give}
          ok={t('style-file.give')}
          unavailable={made === null}
        />
      }
    >
      <div className="gep-panel">
        <Select
          label={t('style-file.format')}
          value={format}
          options={formatsOf(value).map((one) => ({ value: one, label: t(`style-file.to-${one}`) }))}
          onChange={setFormat}
        />
        {made && <LossList losses={made.losses} />}
      </div>
    </DialogFrame>
  );
}
