import { limits } from '@gep/api-client';
import type { PublicGroup, UserStyle } from '@gep/api-client';
import { Button, TextInput } from '@gep/style-editor/controls';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { FileButton } from '../../form/file-button';
import { Card } from '../../form/card';
import { confirm } from '../../form/confirm';
import { Page } from '../../layout/page';
import { errorText } from '../../session/error-text';
import { useSession } from '../../session/session-store';
import { useSave } from '../../session/use-save';
import { toast } from '../../session/toast';
import { GroupFormDialog } from './group-form-dialog';
import { ImportDialog } from './import-dialog';
import { StyleFormDialog } from './style-form-dialog';
import css from './style-library.module.css';
import { StyleTile } from './style-tile';
import { usePublicLibrary } from './use-public-library';

const MiB = 1024 * 1024;

/** The public style library, for administrators of the installation; everybody else is led to where they begin. */
export default function StyleLibraryScreen() {
  const may = useSession((session) => session.user?.isAdministrator ?? false);
  return may ? <StyleLibrary /> : <Navigate to="/" replace />;
}

/** The groups that the installation has added: searched, imported, renamed, moved and deleted. */
function StyleLibrary() {
  const { t } = useTranslation();
  const library = usePublicLibrary();
  const { groups, error } = library;
  const [, saving] = useSave();
  const [search, setSearch] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [edited, setEdited] = useState<{ readonly style: UserStyle; readonly group: string } | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const found = groups?.map((group) => matching(group, search)).filter(({ styles }) => styles.length > 0);

  const choose = (chosen: File | undefined) => {
    if (chosen && chosen.size > limits.libraryFileBytes)
      toast.error(t('library.tooLarge', { limit: limits.libraryFileBytes / MiB }));
    else setFile(chosen ?? null);
  };
  const askDelete = async ({ id, name }: UserStyle) => {
    if (await confirm(t('library.deleteTitle'), t('library.deleteConfirm', { name })))
      await saving(async () => void (await library.remove(id)));
  };
  const askDeleteGroup = async (name: string) => {
    const count = groups?.find((group) => group.name === name)?.styles.length;
    if (await confirm(t('library.deleteGroup'), t('library.deleteGroupConfirm', { name, count })))
      await saving(async () => void (await library.removeGroup(name)));
  };
  const note = error
    ? t('library.failed', { reason: errorText(error) })
    : groups?.length === 0
      ? t('library.none')
      : found?.length === 0
        ? t('library.noneFound', { text: search.trim() })
        : null;
  return (
    <Page
      title={t('shell.page.styleLibrary')}
      wide
      action={
        <>
          <FileButton
            accept=".json"
            label={t('library.import')}
            look="primary"
            onFiles={([file]) => choose(file)}
          >
            <Upload size={16} strokeWidth={1.5} aria-hidden />
            {t('library.import')}
          </FileButton>
        </>
      }
    >
      <div className={css.bar}>
        <p className={css.about}>{t('library.about')}</p>
        <div className={css.search}>
          <TextInput
            label={t('library.search')}
            placeholder={t('library.search')}
            value={search}
            onChange={setSearch}
          />
        </div>
      </div>
      {note && (
        <p className={css.note} role={error ? 'alert' : 'status'}>
          {note} {error && <Button onClick={library.reload}>{t('action.retry')}</Button>}
        </p>
      )}
      {found?.map(({ name, styles }) => (
        <Card
          key={name}
          title={t('library.groupTitle', { name, count: styles.length })}
          action={
            <>
              <Button aria-label={t('library.renameGroupOf', { name })} onClick={() => setRenamed(name)}>
                {t('library.renameGroup')}
              </Button>
              <Button
                aria-label={t('library.deleteGroupOf', { name })}
                onClick={() => void askDeleteGroup(name)}
              >
                {t('library.deleteGroup')}
              </Button>
            </>
          }
        >
          <ul className={css.tiles}>
            {styles.map((style) => (
              <StyleTile
                key={style.id}
                style={style}
                onEdit={() => setEdited({ style, group: name })}
                onDelete={() => void askDelete(style)}
              />
            ))}
          </ul>
        </Card>
      ))}
      {file && (
        <ImportDialog
          file={file}
          groups={groups ?? []}
          onImport={async (group, text) => {
            const { count } = await library.importFile(group, text);
            toast.success(t('library.imported', { count }));
          }}
          onClose={() => setFile(null)}
        />
      )}
      {renamed !== null && (
        <GroupFormDialog
          group={renamed}
          groups={groups?.map(({ name }) => name) ?? []}
          onSave={(name) => library.renameGroup(renamed, name)}
          onClose={() => setRenamed(null)}
        />
      )}
      {edited && (
        <StyleFormDialog
          {...edited}
          groups={groups?.map(({ name }) => name) ?? []}
          onSave={(name, group) => library.change(edited.style.id, name, group)}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}

/** Of a group the styles whose name holds a text; all where the name of the group does. */
function matching({ name, styles }: PublicGroup, text: string): PublicGroup {
  const wanted = text.trim().toLowerCase();
  const holds = (one: string) => one.toLowerCase().includes(wanted);
  return { name, styles: holds(name) ? styles : styles.filter((style) => holds(style.name)) };
}
