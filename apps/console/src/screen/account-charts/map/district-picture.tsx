import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { PointedStore } from '../chart/pointed';
import { DistrictMap } from './district-map';
import type { DistrictShapes } from './district-shapes';
import css from './map.module.css';

interface DistrictPictureProps {
  /** What the map shows, for people who do not see it. */
  readonly label: string;
  readonly shapes: DistrictShapes;
  readonly colorOf: (code: string) => string | null;
  readonly pointed: PointedStore;
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
  /** A district in a sentence; null: none. */
  readonly tell: (code: string | null) => string;
  /** Below the map. */
  readonly children: ReactNode;
}

/** A map of districts with a sentence about the one under the pointer. It follows the pointer alone. */
export function DistrictPicture(props: DistrictPictureProps) {
  const { label, shapes, colorOf, pointed, chosen, onChoose, tell, children } = props;
  const code = useStore(pointed, (state) => state.code);
  const marked = useMemo(() => [code, chosen], [code, chosen]);
  return (
    <>
      <DistrictMap
        {...{ label, shapes, colorOf, marked, onChoose }}
        onPoint={(next) => pointed.setState({ code: next })}
      />
      <p className={css.told} role="status">
        {tell(code ?? chosen)}
      </p>
      {children}
    </>
  );
}
