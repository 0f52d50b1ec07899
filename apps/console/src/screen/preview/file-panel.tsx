import { IconButton } from '@gep/style-editor/controls';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilePreviewHandOff } from '../../session/window-name';
import { FieldTable } from './field-table';
import css from './file-panel.module.css';
import type { FileLayer } from './open-file';
import { RasterFigures } from './raster-figures';

/** CSS pixels that the panel takes at the right. */
export const panelWidth = 450;

interface FilePanelProps {
  readonly opened: FileLayer;
  readonly file: FilePreviewHandOff;
  readonly onClose: () => void;
}

/** The figures of a raster, or the fields of a vector file. */
export function FilePanel({ opened, file, onClose }: FilePanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const isRaster = opened.kind === 'raster';
  return (
    <aside className={css.panel} aria-labelledby={id}>
      <header>
        <h2 id={id}>{t(isRaster ? 'preview.statistics' : 'preview.fields')}</h2>
        <IconButton icon={X} label={t('action.close')} onClick={onClose} />
      </header>
      <div className={css.body}>
        {isRaster ? <RasterFigures opened={opened} /> : <FieldTable opened={opened} file={file} />}
      </div>
    </aside>
  );
}
