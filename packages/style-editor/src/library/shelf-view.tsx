import { Button } from '../input';
import { useWords } from '../message';
import type { LibraryStyle } from '../port';
import { GroupList } from './group-list';
import { StyleGrid, StyleSkeletons } from './style-grid';
import type { StyleGridProps } from './style-grid';
import type { useShelves } from './use-shelves';

export interface ShelfViewProps extends Pick<StyleGridProps, 'onApply' | 'reasonOf' | 'onKey'> {
  readonly shelves: ReturnType<typeof useShelves>;
  readonly onChoose: (style: LibraryStyle) => void;
}

/** The styles of a shelf, and beside the public ones their groups. */
export function ShelfView({ shelves, ...grid }: ShelfViewProps) {
  const { shelf, search, groups, groupId, setGroupId, shown, styles, chosen } = shelves;
  const { t } = useWords();
  const wanted = search.trim();
  return (
    <div className="gep-library-body">
      {shelf === 'public' && (
        <GroupList
          value={groupId}
          onChange={setGroupId}
          groups={groups.map(({ id, name, styles: { length } }) => ({
            id,
            name: name ?? t('library.all'),
            count: length,
          }))}
        />
      )}
      {shown.failed ? (
        <div className="gep-library-failure" role="alert">
          <p>{t('failure.library')}</p>
          <Button onClick={shown.reload}>{t('action.retry')}</Button>
        </div>
      ) : shown.list === null ? (
        <StyleSkeletons />
      ) : styles.length > 0 ? (
        <StyleGrid styles={styles} chosen={chosen} {...grid} />
      ) : (
        <p className="gep-empty">
          {wanted ? t('library.none-found', { text: wanted }) : t(`library.empty-${shelf}`)}
        </p>
      )}
    </div>
  );
}
