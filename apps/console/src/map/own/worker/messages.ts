import type { GeometryFeature } from '@gep/map-engine/layer';
import type { VectorGeometry } from '@gep/map-engine/model';
import type { ProjectionQuestion } from '../ask-projection';
import type { VectorLot } from '../file-lots';
import type { OwnFaultCode } from '../own-fault';

/** What the page says to the worker: a file to read, then the answers to its questions. */
export type ToWorker =
  | { readonly kind: 'read'; readonly lot: VectorLot; readonly file: string }
  | { readonly kind: 'answer'; readonly crs: string | null };

/** What the worker says: that it runs, its questions, features in parts, and the end. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'ask'; readonly question: ProjectionQuestion }
  | { readonly kind: 'part'; readonly of: VectorGeometry; readonly features: readonly GeometryFeature[] }
  | { readonly kind: 'done'; readonly known: boolean; readonly skipped: number }
  | {
      readonly kind: 'fault';
      readonly file: string;
      readonly code: OwnFaultCode;
      readonly args: Readonly<Record<string, string | number>>;
    }
  | { readonly kind: 'error'; readonly name: string; readonly message: string; readonly ofBrowser: boolean };
