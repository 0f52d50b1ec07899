import type { GepClient } from '@gep/api-client';

/** Fills a table form in with plain values, explains what checks ask about and hands it in. */
export async function handIn(client: GepClient, reportFormId: string): Promise<void> {
  const { columns, rows, revision } = await client.getReportForm({ reportFormId });
  const changes = rows.flatMap((row) =>
    columns
      .filter(({ key, type }) => key !== 'districtCode' && type !== 'district')
      .map(({ key, type, options, bounds }) => ({
        ...{ row: row.id, column: key },
        value: type === 'number' ? (bounds[0] ?? 0) + 1 : (options?.[0]?.value ?? '1'),
      })),
  );
  const saved = await client.saveReportForm({ reportFormId, revision, changes });
  const explanations = saved.findings
    .filter(({ kind }) => kind === 'explain')
    .map(({ key }) => ({ key, text: '已核实' }));
  if (explanations.length > 0)
    await client.saveReportForm({ reportFormId, revision: saved.revision, changes: [], explanations });
  await client.setReportFormState({ reportFormId, formState: 'SUBMITTED' });
}
