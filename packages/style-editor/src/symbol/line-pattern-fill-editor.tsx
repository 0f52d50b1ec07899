import type { FillSymbolLayer, LinePatternFill } from '@gep/map-engine/model';
import { Group, LimitField } from '../field';
import { useWords } from '../message';
import { partOf, patch } from '../state';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { OutlineGroup } from './outline-group';
import { SymbolField } from './symbol-field';

/** Parallel lines of a line symbol. */
export function LinePatternFillEditor(props: LayerEditorProps<LinePatternFill>) {
  const { value, onChange, renderSymbolEditor } = props;
  const { t } = useWords();
  const set = (part: Partial<LinePatternFill>) => onChange(patch(value, part));
  return (
    <>
      <Group title={t('group.fill')}>
        <SymbolField
          at="line"
          label={t('field.line')}
          title={t('dialog.line-symbol')}
          value={value.line}
          {...partOf(props, (line: typeof value.line) => patch(value, { line }))}
          renderSymbolEditor={renderSymbolEditor}
        />
        <OpacityField value={value} onChange={set} />
        <LimitField
          at="angle"
          label={t('field.angle')}
          limit="angle"
          value={value.angle}
          onChange={(angle) => set({ angle })}
        />
        <LimitField
          at="interval"
          label={t('field.interval-px')}
          limit="linePatternInterval"
          value={value.interval}
          onChange={(interval) => set({ interval })}
        />
        <LimitField
          at="offset"
          label={t('field.offset')}
          limit="offset"
          value={value.offset}
          onChange={(offset) => set({ offset })}
        />
      </Group>
      <OutlineGroup
        value={value}
        {...partOf(props, (next: FillSymbolLayer) => next as LinePatternFill)}
        renderSymbolEditor={renderSymbolEditor}
      />
    </>
  );
}
