import { Folder } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GroupEntry } from './layer-entries';
import css from './layers.module.css';
import { LineFrame } from './line-frame';
import type { LineProps } from './line-frame';

/** The head of a group: hides and shows its layers together. */
export function GroupRow({ entry, ...line }: LineProps & { readonly entry: GroupEntry }) {
  const { t } = useTranslation();
  const { name, item } = entry;
  return (
    <LineFrame
      {...line}
      full={t('map.layers.groupNamed', { name })}
      visible={item.visible}
      removeText={t('map.layers.ungroup', { name })}
      words={
        <span className={css.group}>
          <Folder size={16} strokeWidth={1.5} aria-hidden />
          {name}
        </span>
      }
    />
  );
}
