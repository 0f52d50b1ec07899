import type {
  FillSymbol,
  Histogram,
  LabelSymbol,
  LineSymbol,
  MarkerSymbol,
  RasterScheme,
  Scheme,
  TableScheme,
  VectorScheme,
} from '@gep/map-engine/model';
import type { Ramp } from '@gep/map-engine/model';
import type { LucideIcon } from 'lucide-react';
import type { DraftControl, StyleLibrary } from '../src';

/** What the examples of the doc comments use without making it: values of the host and what takes the next one. */
export declare const pointScheme: VectorScheme;
export declare const lineScheme: VectorScheme;
export declare const polygonScheme: VectorScheme;
export declare const rasterScheme: RasterScheme;
export declare const tableScheme: TableScheme;
export declare const marker: MarkerSymbol;
export declare const line: LineSymbol;
export declare const fill: FillSymbol;
export declare const label: LabelSymbol;
export declare const ramp: Ramp;
export declare const histogram: Histogram;
export declare const library: StyleLibrary;
export declare const control: DraftControl<Scheme>;
export declare const trash: LucideIcon;
/** Takes any value: the state of the host. */
export declare const set: (value: unknown) => void;
export declare const close: () => void;
