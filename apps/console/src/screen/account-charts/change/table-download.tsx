import { resultFileName } from '@gep/api-client/contract';
import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import menu from '../../../form/menu.module.css';
import { errorText } from '../../../session/error-text';
import { saveBlob } from '../../../session/save-blob';
import { useSession } from '../../../session/session-store';
import { toast } from '../../../session/toast';

const formats = ['xlsx', 'csv'] as const;
type Format = (typeof formats)[number];

interface TableDownloadProps {
  /** What the file is called. */
  readonly title: string;
  /** The year of the data. */
  readonly year: string;
  readonly load: (format: Format) => Promise<Blob | null>;
}

/** Downloads all tables of a tab as one file, with what they were made under. */
export function TableDownload({ title, year, load }: TableDownloadProps) {
  const { t } = useTranslation();
  const project = useSession((session) => session.user?.projectName) ?? '';
  const download = useMutation({
    mutationFn: load,
    onSuccess: (file, format) => file && saveBlob(file, resultFileName(project, year, title, format)),
    onError: (error) => toast.error(errorText(error)),
  });
  return (
    <Menu>
      <MenuButton className="gep-icon-button" aria-label={t('change.download')} title={t('change.download')}>
        <Download size={16} strokeWidth={1.5} aria-hidden />
      </MenuButton>
      <MenuItems anchor="bottom end" className={menu.items}>
        {formats.map((format) => (
          <MenuItem key={format}>
            <button type="button" disabled={download.isPending} onClick={() => download.mutate(format)}>
              {t(`charts.format.${format}`)}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
