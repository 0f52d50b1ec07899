/** Where a form is reviewed; with a version, as it was handed in then. */
export function reviewPath(reportFormId: string, version?: number): string {
  const query = new URLSearchParams({ reportFormId });
  if (version !== undefined) query.set('version', String(version));
  return `/data/confirm?${query.toString()}`;
}
