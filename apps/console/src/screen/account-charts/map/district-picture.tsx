import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { FigureOrigin } from '../chart/figures';
import { Origin } from '../chart/origin';
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
  /** Of the figure of a district; undefined: of none. */
  readonly originOf: (code: string) => FigureOrigin | undefined;
  /** Below the map. */
  readonly children: ReactNode;
}

/** A map of districts with a sentence about the one under the pointer. It follows the pointer alone. */
export function DistrictPicture(props: DistrictPictureProps) {
  const { label, shapes, colorOf, pointed, chosen, onChoose, tell, originOf, children } = props;
  const { t } = useTranslation();
  const code = useStore(pointed, (state) => state.code);
  const marked = useMemo(() => [code, chosen], [code, chosen]);
  // What is under the pointer is gone before the pointer is at the link.
  const origin = chosen !== null && (code === null || code === chosen) ? originOf(chosen) : undefined;
  return (
    <>
      <DistrictMap
        {...{ label, shapes, colorOf, marked, onChoose }}
        onPoint={(next) => pointed.setState({ code: next })}
      />
      <div className={css.told}>
        <span role="status">{tell(code ?? chosen)}</span>
        {origin && (
          <Origin origin={origin} of={tell(chosen)} isLink>
            {t('figure.title')}
          </Origin>
        )}
      </div>
      {children}
    </>
  );
}
