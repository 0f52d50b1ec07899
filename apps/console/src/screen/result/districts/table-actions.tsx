import { CloseButton, Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { Button, Checkbox, IconButton } from '@gep/style-editor/controls';
import { Columns3, Copy, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './districts.module.css';

const formats = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof formats)[number];

interface TableActionsProps {
  readonly columns: readonly { readonly id: string; readonly title: string }[];
  readonly visibility: Readonly<Record<string, boolean>>;
  readonly onColumn: (id: string, shown: boolean) => void;
  readonly onCopy: () => void;
  /** A file is on its way. */
  readonly isLoading: boolean;
  readonly onDownload: (format: TableFormat) => void;
  /** Further buttons before these. */
  readonly children?: ReactNode;
}

/** What can be done with a table: columns chosen, copied, downloaded. */
export function TableActions(props: TableActionsProps) {
  const { columns, visibility, onColumn, onCopy, isLoading, onDownload, children } = props;
  const { t } = useTranslation();
  return (
    <div className={css.actions}>
      {children}
      <Menu icon={Columns3} label={t('result.districts.columns')}>
        {columns.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={title}
            value={visibility[id] ?? false}
            onChange={(shown) => onColumn(id, shown)}
          />
        ))}
      </Menu>
      <IconButton icon={Copy} label={t('result.districts.copy')} onClick={onCopy} />
      <Menu icon={Download} label={t('result.districts.download')}>
        {formats.map((format) => (
          <CloseButton
            key={format}
            as={Button}
            look="text"
            disabled={isLoading}
            onClick={() => onDownload(format)}
          >
            {t(`result.districts.format.${format}`)}
          </CloseButton>
        ))}
      </Menu>
    </div>
  );
}

interface MenuProps {
  readonly icon: typeof Columns3;
  readonly label: string;
  readonly children: ReactNode;
}

function Menu({ icon, label, children }: MenuProps) {
  return (
    <Popover>
      <PopoverButton as={IconButton} icon={icon} label={label} onClick={() => undefined} />
      <PopoverPanel anchor={{ to: 'bottom end', gap: 4, padding: 8 }} className={`gep-popup ${css.columns}`}>
        {children}
      </PopoverPanel>
    </Popover>
  );
}
