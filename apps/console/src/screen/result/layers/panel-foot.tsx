import { Button } from '@gep/style-editor/controls';
import { FilePlus2, FolderPlus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../form/file-button';
import { ownAccept } from '../../../map/own/own-accept';
import css from './layers.module.css';
import { mostLayers } from './listed-layers';

interface PanelFootProps {
  /** Number of results in the list. */
  readonly results: number;
  /** Files are being read. */
  readonly reading: boolean;
  readonly onResult: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onGroup: () => void;
}

/** What can be put into the list, and where files of the reader stay. */
export function PanelFoot({ results, reading, onResult, onFiles, onGroup }: PanelFootProps) {
  const { t } = useTranslation();
  const full = results >= mostLayers;
  return (
    <div className={css.more}>
      <Button look="text" unavailable={full} onClick={onResult}>
        <Plus size={16} aria-hidden />
        {full ? t('map.layers.full', { most: mostLayers }) : t('map.layers.add')}
      </Button>
      <FileButton
        multiple
        look="text"
        label={t('map.own.add')}
        accept={ownAccept}
        unavailable={reading}
        onFiles={onFiles}
      >
        <FilePlus2 size={16} aria-hidden />
        {t(reading ? 'map.own.reading' : 'map.own.add')}
      </FileButton>
      <Button look="text" onClick={onGroup}>
        <FolderPlus size={16} aria-hidden />
        {t('map.layers.newGroup')}
      </Button>
      <p>{t('map.own.stayLong')}</p>
    </div>
  );
}
