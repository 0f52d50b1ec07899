import type { UserStyle } from '@gep/api-client';
import { symbolKindOf } from '@gep/map-engine/model';
import { SymbolPreview } from '@gep/style-editor';
import { IconButton } from '@gep/style-editor/controls';
import { Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { decodeSymbolText } from '../../map/style/style-text';
import css from './style-library.module.css';

const kindOf = {
  POINT: symbolKindOf('point'),
  LINE: symbolKindOf('line'),
  POLYGON: symbolKindOf('polygon'),
} as const;

interface StyleTileProps {
  readonly style: UserStyle;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A public style as a picture over its name, with what can be done to it. */
export function StyleTile({ style, onEdit, onDelete }: StyleTileProps) {
  const { t } = useTranslation();
  const { name, styleJson, styleType } = style;
  const symbol = useMemo(() => decodeSymbolText(styleJson, kindOf[styleType]), [styleJson, styleType]);
  return (
    <li className={css.tile}>
      {symbol ? (
        <SymbolPreview symbol={symbol} size="overall" label={null} />
      ) : (
        <span className={css.unreadable}>{t('library.unreadable')}</span>
      )}
      <div className={css.tools}>
        <IconButton icon={Pencil} label={t('library.edit', { name })} onClick={onEdit} />
        <IconButton icon={Trash2} label={t('library.delete', { name })} onClick={onDelete} />
      </div>
      <span className={css.name} title={name}>
        {name}
      </span>
    </li>
  );
}
