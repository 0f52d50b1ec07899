/** Cells of a line of CSV without quotes in them: split at the commas that an even number of quotes follows. */
export const csvCells = (line: string): string[] =>
  line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll('"', ''));
