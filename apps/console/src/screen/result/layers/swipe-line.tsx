import { createSwipe } from '@gep/map-engine/map';
import type { MapHandle } from '@gep/map-engine/map';
import { useEffect, useRef, useState } from 'react';
import type { DrawnLayer } from '../../../map/layer/drawn-layer';
import css from './layers.module.css';

interface SwipeLineProps {
  readonly handle: MapHandle;
  readonly left: DrawnLayer;
  readonly right: DrawnLayer;
  readonly leftName: string;
  readonly rightName: string;
}

/** Two layers side by side on one map, divided by a line that a person moves, with the name of each at its side. */
export default function SwipeLine({ handle, left, right, leftName, rightName }: SwipeLineProps) {
  const [position, setPosition] = useState(0.5);
  // A line between other layers begins where the last one was.
  const last = useRef(0.5);
  useEffect(() => {
    const label = `${leftName} | ${rightName}`;
    const swipe = createSwipe(handle, {
      ...{ left: left.layer, right: right.layer, label },
      position: last.current,
    });
    const end = swipe.onMove((next) => {
      last.current = next;
      setPosition(next);
    });
    return () => {
      end();
      swipe.dispose();
    };
  }, [handle, left, right, leftName, rightName]);
  return (
    <div className={css.sides} style={{ left: `${100 * position}%` }} aria-hidden>
      <span>{leftName}</span>
      <span>{rightName}</span>
    </div>
  );
}
