import { Button } from '@gep/style-editor/controls';
import { FilePlus2, FolderPlus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
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
  const picker = useRef<HTMLInputElement>(null);
  const full = results >= mostLayers;
  return (
    <div className={css.more}>
      <Button look="text" unavailable={full} onClick={onResult}>
        <Plus size={16} aria-hidden />
        {full ? t('map.layers.full', { most: mostLayers }) : t('map.layers.add')}
      </Button>
      <Button look="text" unavailable={reading} onClick={() => picker.current?.click()}>
        <FilePlus2 size={16} aria-hidden />
        {t(reading ? 'map.own.reading' : 'map.own.add')}
      </Button>
      <Button look="text" onClick={onGroup}>
        <FolderPlus size={16} aria-hidden />
        {t('map.layers.newGroup')}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={ownAccept}
        aria-label={t('map.own.add')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same files can be chosen again.
          target.value = '';
        }}
      />
      <p>{t('map.own.stayLong')}</p>
    </div>
  );
}
