import { editors } from './editors';
import { interchange } from './interchange';
import { legends } from './legends';
import { maps } from './maps';
import { rasters } from './rasters';
import { schemes } from './schemes';
import { symbols } from './symbols';
import type { ExampleGroup } from './words';

/** The gallery, in the order in which it is shown. */
export const exampleGroups: readonly ExampleGroup[] = [
  schemes,
  symbols,
  rasters,
  maps,
  legends,
  editors,
  interchange,
];
