import { limits } from '@gep/api-client';
import type { GepClient, RasterStatisticsInfo, UserStyle } from '@gep/api-client';
import { decodeFieldStatistics } from '@gep/map-engine/codec';
import type {
  BandStatistics,
  FeatureData,
  Field,
  FieldValue,
  RasterBand,
  SymbolKind,
} from '@gep/map-engine/model';
import { fieldStatistics } from '@gep/map-engine/scheme';
import { convertBandStatistics, convertFieldStatistics } from '@gep/map-engine/scheme/edit';
import type { ConvertNumber } from '@gep/map-engine/scheme/edit';
import type { BandSource, FieldSource, LibraryStyle, StyleLibrary } from '@gep/style-editor';
import { knownStatistics, withStatistics } from './band-statistics';
import { saveForm } from '../../session/save-form';
import type { FormVersion } from '../../session/use-form-versions';
import type { LayerPlace } from '../layer/layer-place';
import { decodeSymbolText, encodeSymbolText } from '../style/style-text';

const styleTypes = { marker: 'POINT', line: 'LINE', fill: 'POLYGON' } as const satisfies Record<
  SymbolKind,
  string
>;

const quiet = { quiet: true } as const;

/**
 * Attribute table of a partition layer: statistics come from the server, the values of its features are at hand, and
 * so are their distribution and combinations, which the server does not tell.
 * @param shown a number as the dialog shows it
 */
export function fieldPort(
  client: GepClient,
  place: LayerPlace,
  fields: readonly Field[],
  features: readonly FeatureData[],
  shown: ConvertNumber = (value) => value,
): FieldSource {
  const rows = shownRows(features, shown);
  return {
    fields,
    async statistics(names, signal) {
      const columns = names.flatMap((one) => fields.filter(({ name }) => name === one));
      // Of several fields the server tells each by itself, not their combinations.
      if (names.length > 1) return fieldStatistics(rows, columns);
      const detail = await client.fieldDetail({ ...place, fieldName: names[0] }, { signal });
      const histogram = columns.length > 0 ? fieldStatistics(rows, columns).histogram : null;
      return { ...convertFieldStatistics(decodeFieldStatistics(detail), shown), histogram };
    },
    values: (field) => Promise.resolve(rows.map((row) => row[field] ?? null)),
  };
}

/** The attributes of features as a dialog shows them. */
export function shownRows(
  features: readonly FeatureData[],
  shown: ConvertNumber,
): readonly Readonly<Record<string, FieldValue>>[] {
  return features.map(({ properties }) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [
        name,
        typeof value === 'number' ? shown(value, name) : value,
      ]),
    ),
  );
}

/** The computations that the server makes on the bands of a raster. */
export interface BandCalls {
  readonly statistics: (signal: AbortSignal) => Promise<readonly RasterStatisticsInfo[]>;
  readonly histogram: (signal: AbortSignal) => Promise<readonly BandHistogram[]>;
  readonly uniqueValues: (signal: AbortSignal) => Promise<readonly BandValues[]>;
}

type BandHistogram = NonNullable<RasterStatisticsInfo['histogram']>;
type BandValues = Pick<RasterStatisticsInfo, 'enableUniqueValue' | 'uniqueValue' | 'uniqueValueCount'>;

/**
 * Computations on the raster of a result layer.
 * @param bands as the dialog shows them
 * @param shown a cell as the dialog shows it
 */
export function bandPort(
  client: GepClient,
  place: LayerPlace,
  bands: readonly RasterBand[],
  shown: (cell: number) => number,
): BandSource {
  const { name, ...rest } = place;
  const input = { ...rest, modelName: name };
  return bandSource(
    bands,
    {
      statistics: (signal) => client.rasterStatistics(input, { signal }),
      histogram: (signal) => client.rasterHistogram(input, { signal }),
      uniqueValues: (signal) => client.rasterUniqueValues(input, { signal }),
    },
    shown,
  );
}

/**
 * Each computation keeps what was computed before.
 * @param shown a cell as the dialog shows it
 */
export function bandSource(
  bands: readonly RasterBand[],
  calls: BandCalls,
  shown: (cell: number) => number = (cell) => cell,
): BandSource {
  let known = bands;
  const keep = (next: readonly Partial<BandStatistics>[]): readonly RasterBand[] =>
    (known = withStatistics(
      known,
      next.map((part) => convertBandStatistics(part, shown)),
    ));
  return {
    bands,
    async computeStatistics(signal) {
      return keep((await calls.statistics(signal)).map(knownStatistics));
    },
    async computeHistogram(signal) {
      return keep((await calls.histogram(signal)).map((histogram) => ({ histogram })));
    },
    async computeUniqueValues(signal) {
      const infos = await calls.uniqueValues(signal);
      return keep(
        infos.map(({ enableUniqueValue, uniqueValue, uniqueValueCount }) => ({
          enableUniqueValue,
          uniqueValueCount: uniqueValueCount ?? 0,
          uniqueValues: uniqueValue ?? [],
        })),
      );
    },
  };
}

/** A saved symbol; null when its text cannot be read. */
function libraryStyle({ id, name, styleJson }: UserStyle, kind: SymbolKind): LibraryStyle | null {
  const symbol = decodeSymbolText(styleJson, kind);
  return symbol && { id, name, symbol };
}

function readable(styles: readonly UserStyle[], kind: SymbolKind): LibraryStyle[] {
  return styles
    .filter((style) => style.styleType === styleTypes[kind])
    .map((style) => libraryStyle(style, kind))
    .filter((style) => style !== null);
}

/** The style library of the signed-in user and of the installation; what came of a call is said by the editors. */
export function libraryPort(client: GepClient): StyleLibrary {
  /** The version of the list that is on the screen; of a style that was renamed, that of its new name. */
  let seen: string | null = null;
  const own = new Map<string, string | null>();
  const versionOf = (id: string): FormVersion => ({
    version: own.get(id) ?? seen,
    advance: (version) => void own.set(id, version),
  });
  // The editor reads the list again when it says that nothing was saved.
  const noDraft = (): Promise<void> => Promise.resolve();
  return {
    async publicStyles(kind, signal) {
      const groups = await client.listPublicStyles({ styleType: styleTypes[kind] }, { signal });
      return groups.map(({ id, name, children }) => ({ id, name, styles: readable(children, kind) }));
    },
    async privateStyles(kind, signal) {
      const styles: UserStyle[] = [];
      const [, pageSize] = limits.pageSizes;
      // In pages: the texts of all styles together may have 20 MB.
      for (let pageNum = 1; ; pageNum += 1) {
        const page = { styleType: styleTypes[kind], pageNum, pageSize };
        const { value, version } = await client.versioned('listUserStyles', page, { signal });
        if (pageNum === 1) seen = version;
        styles.push(...value);
        if (value.length < pageSize) break;
      }
      own.clear();
      return readable(styles, kind);
    },
    async save(name, symbol) {
      const input = { name, styleJson: encodeSymbolText(symbol), styleType: styleTypes[symbol.kind] };
      await client.saveUserStyle(input, quiet);
    },
    async rename(id, name) {
      const save = (ifMatch: string | null) =>
        client.versioned('renameUserStyle', { id, name }, { ...quiet, ifMatch });
      await saveForm(versionOf(id), save, noDraft);
    },
    async remove(id) {
      const save = (ifMatch: string | null) =>
        client.versioned('deleteUserStyle', { id }, { ...quiet, ifMatch });
      await saveForm(versionOf(id), save, noDraft);
    },
  };
}
