import type { LinePatternFill } from '@gep/map-engine/model';
import { Group, LimitField } from '../field';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { OutlineGroup } from './outline-group';
import { SymbolField } from './symbol-field';
import { useLayerParts } from './use-layer-parts';

/** Parallel lines of a line symbol. */
export function LinePatternFillEditor(props: LayerEditorProps<LinePatternFill>) {
  const { renderSymbolEditor } = props;
  const { t, parts, of } = useLayerParts(props);
  return (
    <>
      <Group title={t('group.fill')}>
        <SymbolField
          {...of('line')}
          label={t('field.line')}
          title={t('dialog.line-symbol')}
          renderSymbolEditor={renderSymbolEditor}
        />
        <OpacityField {...of('opacity')} />
        <LimitField {...of('angle')} label={t('field.angle')} limit="angle" />
        <LimitField {...of('interval')} label={t('field.interval-px')} limit="linePatternInterval" />
        <LimitField {...of('offset')} label={t('field.offset')} limit="offset" />
      </Group>
      <OutlineGroup {...parts} renderSymbolEditor={renderSymbolEditor} />
    </>
  );
}
