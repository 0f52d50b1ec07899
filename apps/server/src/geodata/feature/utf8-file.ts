import { isUtf8 } from 'node:buffer';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { AttributeSummary, UploadedPart } from '../task';
import { chooseEncoding } from '../text-encoding';
import { textPieces } from '../text-pieces';

type Encoding = Pick<AttributeSummary, 'encoding' | 'encodingSource' | 'candidates' | 'warnings'>;

/** A text file in UTF-8, as GDAL expects: the file itself, or a copy from the encoding that it is in. */
export async function utf8File(
  part: UploadedPart,
  chosen: string | undefined,
  folder: string,
): Promise<Encoding & { readonly path: string }> {
  const { size } = await stat(part.path);
  const limit = geodataLimits.region.partBytes;
  if (size > limit)
    refuse('vector-too-large', part.name, `${limit} bytes at most`, { args: { limit, unit: 'bytes' } });
  const bytes = await readFile(part.path);
  if (chosen === undefined && isUtf8(bytes))
    return { path: part.path, encoding: 'utf-8', encodingSource: 'utf8', candidates: [], warnings: [] };
  const { encoding, source, candidates, warnings } = chooseEncoding(textPieces(bytes), {
    name: part.name,
    chosen,
  });
  const path = join(folder, 'utf8');
  await writeFile(path, new TextDecoder(encoding).decode(bytes));
  return { path, encoding, encodingSource: source, candidates, warnings };
}
