import type { PointPatternFill } from '@gep/map-engine/model';
import { Group, LimitField } from '../field';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { OutlineGroup } from './outline-group';
import { SymbolField } from './symbol-field';
import { useLayerParts } from './use-layer-parts';

/** Markers of a point symbol on a lattice. */
export function PointPatternFillEditor(props: LayerEditorProps<PointPatternFill>) {
  const { renderSymbolEditor } = props;
  const { t, parts, of } = useLayerParts(props);
  return (
    <>
      <Group title={t('group.fill')}>
        <SymbolField
          {...of('marker')}
          label={t('field.marker')}
          title={t('dialog.marker-symbol')}
          renderSymbolEditor={renderSymbolEditor}
        />
        <OpacityField {...of('opacity')} />
        <LimitField {...of('intervalX')} label={t('field.interval-x')} limit="pointInterval" />
        <LimitField {...of('intervalY')} label={t('field.interval-y')} limit="pointInterval" />
        <LimitField {...of('offsetX')} label={t('field.offset-x')} limit="offset" />
        <LimitField {...of('offsetY')} label={t('field.offset-y')} limit="offset" />
      </Group>
      <OutlineGroup {...parts} renderSymbolEditor={renderSymbolEditor} />
    </>
  );
}
