import type { MapSymbol } from '@gep/map-engine/model';
import { ArrowDown, ArrowUp, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { IconButton } from '../input';
import { useWords } from '../message';
import { SymbolPreview } from '../preview';
import { addLayer, moveLayer, removeLayer, toggleLayer } from '../state';
import { freshLayer } from './registry';

export interface StackListProps<S extends MapSymbol> {
  readonly value: S;
  readonly onChange: (value: S) => void;
  /** Index of the layer whose properties are shown. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/** The layers of a symbol, top first as they lie on the map. */
export function StackList<S extends MapSymbol>({ value, onChange, selected, onSelect }: StackListProps<S>) {
  const { t } = useWords();
  const top = value.layers.length - 1;
  const move = (by: 1 | -1) => {
    onChange(moveLayer(value, selected, by));
    onSelect(selected + by);
  };
  const add = () => {
    onChange(addLayer(value, freshLayer[value.layers[selected].kind]()));
    onSelect(top + 1);
  };
  const remove = () => {
    onChange(removeLayer(value, selected));
    onSelect(Math.max(0, selected - 1));
  };
  return (
    <>
      <ul className="gep-stack" aria-label={t('group.layers')}>
        {value.layers
          .map((layer, index) => {
            const single = { kind: value.kind, layers: [{ ...layer, visible: true }] } as MapSymbol;
            const name = `${index + 1} ${t(`kind.${layer.kind}`)}`;
            return (
              <li
                key={index}
                className="gep-stack-row"
                data-selected={index === selected || undefined}
                data-hidden={!layer.visible || undefined}
              >
                <button
                  type="button"
                  className="gep-stack-pick"
                  aria-label={name}
                  aria-pressed={index === selected}
                  title={name}
                  onClick={() => onSelect(index)}
                >
                  <SymbolPreview symbol={single} label={null} />
                </button>
                <IconButton
                  icon={layer.visible ? Eye : EyeOff}
                  label={`${t(layer.visible ? 'action.hide' : 'action.show')} ${name}`}
                  onClick={() => onChange(toggleLayer(value, index))}
                />
              </li>
            );
          })
          .reverse()}
      </ul>
      <div className="gep-stack-tools">
        <IconButton icon={Plus} label={t('action.add')} onClick={add} />
        <IconButton icon={Trash2} label={t('action.delete')} onClick={remove} disabled={top === 0} />
        <IconButton
          icon={ArrowUp}
          label={t('action.move-up')}
          onClick={() => move(1)}
          disabled={selected === top}
        />
        <IconButton
          icon={ArrowDown}
          label={t('action.move-down')}
          onClick={() => move(-1)}
          disabled={selected === 0}
        />
      </div>
    </>
  );
}
