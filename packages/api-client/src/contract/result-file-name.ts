/** Characters that a file name of every system may have: letters of any script, digits, and a few marks. */
const unsafe = /[^\p{L}\p{M}\p{N}_.()-]+/gu;

/**
 * The name of a download of results: the project and its year, in characters that every file system takes.
 * @param modelId of a download of one model
 * @example
 * resultFileName('福建 2020/2021', '2021'); // 'GEP-福建-2020-2021-2021.zip'
 */
export function resultFileName(projectName: string, year: string, modelId?: string): string {
  const parts = ['GEP', projectName, year, ...(modelId === undefined ? [] : [modelId])];
  const safe = parts.map((part) => part.replace(unsafe, '-').replace(/^[-.]+|[-.]+$/g, ''));
  return `${safe.filter((part) => part !== '').join('-')}.zip`;
}
