/** Characters that a file name of every system may have: letters of any script, digits, and a few marks. */
const unsafe = /[^\p{L}\p{M}\p{N}_.()-]+/gu;

/**
 * Part of a file name that every file system takes; empty where no character is left.
 * @example
 * fileNamePart('价值 (t/a)'); // '价值-(t-a)'
 */
export function fileNamePart(text: string): string {
  return text.replace(unsafe, '-').replace(/^[-.]+|[-.]+$/g, '');
}

/**
 * The name of a download of results: the project and its year, in characters that every file system takes.
 * @param part what the download has of the results, such as the number of a model; left out: everything
 * @example
 * resultFileName('福建 2020/2021', '2021'); // 'GEP-福建-2020-2021-2021.zip'
 */
export function resultFileName(
  projectName: string,
  year: string,
  part?: string,
  extension: 'zip' | 'xlsx' | 'csv' | 'pdf' | 'docx' | 'png' | 'svg' = 'zip',
): string {
  const parts = ['GEP', projectName, year, ...(part === undefined ? [] : [part])];
  const safe = parts.map(fileNamePart);
  return `${safe.filter((part) => part !== '').join('-')}.${extension}`;
}
