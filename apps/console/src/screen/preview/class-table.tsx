import { useTranslation } from 'react-i18next';
import { screenCount } from '../../message/unit';
import css from './file-panel.module.css';
import type { RasterFileLayer } from './open-file';
import { shareText } from './share-text';

interface ClassTableProps {
  readonly classes: NonNullable<RasterFileLayer['classes']>;
  /** All valid cells. */
  readonly total: number;
}

/** The classes of a raster, each with its cells. */
export function ClassTable({ classes, total }: ClassTableProps) {
  const { t } = useTranslation();
  return (
    <table className={`${css.fields} ${css.classes}`}>
      <thead>
        <tr>
          <th>{t('preview.class')}</th>
          <th>{t('preview.cells')}</th>
          <th>{t('preview.share')}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map(({ label, color, count }) => (
          <tr key={label}>
            <th scope="row">
              <span className={css.swatch} style={{ background: color }} />
              {label}
            </th>
            <td>{count === null ? '--' : screenCount(count)}</td>
            <td>{count === null || total === 0 ? '--' : shareText(count, total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
