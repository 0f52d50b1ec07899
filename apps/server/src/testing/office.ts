import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import Papa from 'papaparse';

const comma = 44;
const quote = 34;
const utf8 = 76;

/**
 * The first sheet of each workbook as LibreOffice calculates it, cells as texts: all of them in one start of the program.
 * @throws Error where it is not installed, or reads a workbook as something else
 */
export async function calculatedSheets(workbooks: readonly Uint8Array[]): Promise<string[][][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gep-office-'));
  const nameOf = (i: number, type: string): string => path.join(folder, `${i}.${type}`);
  try {
    for (const [i, workbook] of workbooks.entries()) await writeFile(nameOf(i, 'xlsx'), workbook);
    const settings = [
      `-env:UserInstallation=file://${folder}/profile`,
      ...['--headless', '--norestore'],
      ...['--convert-to', `csv:Text - txt - csv (StarCalc):${comma},${quote},${utf8},1`],
      ...['--outdir', folder],
    ];
    await run([...settings, ...workbooks.map((_, i) => nameOf(i, 'xlsx'))]);
    const texts = await Promise.all(workbooks.map((_, i) => readFile(nameOf(i, 'csv'), 'utf8')));
    return texts.map((text) => Papa.parse<string[]>(text).data);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)('soffice', [...args]);
  } catch (error) {
    throw new Error('soffice failed: scripts/install-system-packages.sh installs LibreOffice', {
      cause: error,
    });
  }
}
