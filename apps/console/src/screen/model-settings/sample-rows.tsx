import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { columnsOf } from './field-mapping';
import type { RecordReport } from './field-mapping';
import css from './model-settings.module.css';

/** The first rows of a file as they are. */
export function SampleRows({ report }: { report: RecordReport }) {
  const { t } = useTranslation();
  const columns = columnsOf(report);
  if (columns.length === 0 || report.sampleRows.length === 0) return null;
  return (
    <details className={css.classes}>
      <summary>{t('models.firstRows', { count: report.sampleRows.length })}</summary>
      <div className={css.scroll} tabIndex={0}>
        <table className={form.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.sampleRows.map((row, index) => (
              <tr key={index}>
                {columns.map((column) => (
                  <td key={column} className={typeof row[column] === 'number' ? form.number : undefined}>
                    {row[column] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
