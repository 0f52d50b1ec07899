import { Slider } from '@gep/style-editor/controls';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entryName } from './layer-entries';
import type { LayerEntry } from './layer-entries';
import css from './layers.module.css';
import { LineFrame } from './line-frame';
import type { LineProps } from './line-frame';

interface LayerRowProps extends LineProps {
  readonly entry: LayerEntry;
  readonly onOpacity: (opacity: number) => void;
}

/** A slider moves faster than the address of a page may change. */
const settleMs = 150;

/** A layer of the list: whether and how it is drawn. */
export function LayerRow({ entry, onOpacity, ...line }: LayerRowProps) {
  const { t } = useTranslation();
  const { item, name, detail } = entry;
  const full = entryName(entry);
  const [opacity, setOpacity] = useState(item.opacity);
  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settle.current), []);
  return (
    <LineFrame
      {...line}
      full={full}
      visible={item.visible}
      inGroup={item.inGroup}
      {...(entry.kind === 'result' && { chosen: item.of === null })}
      removeText={t('map.layers.remove', { name: full })}
      words={
        <>
          <span>{name}</span>
          <small>{detail}</small>
        </>
      }
    >
      <span className={css.opacity}>
        <Slider
          label={t('map.layers.opacity', { name: full })}
          {...{ min: 0, max: 1, step: 0.05, value: opacity }}
          valueText={`${Math.round(100 * opacity)} %`}
          onChange={(next) => {
            setOpacity(next);
            clearTimeout(settle.current);
            settle.current = setTimeout(() => onOpacity(next), settleMs);
          }}
        />
      </span>
    </LineFrame>
  );
}
