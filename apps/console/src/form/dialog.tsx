import { IconButton } from '@gep/style-editor/controls';
import { Dialog as Modal, DialogPanel, DialogTitle } from '@headlessui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** CSS pixels. */
  width?: number;
  /** Without it the dialog cannot be closed by cross, Escape or a click beside it. */
  onClose?: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog: keeps the focus inside and gives it back. */
export function Dialog({ open, title, width = 480, onClose, footer, children }: DialogProps) {
  const { t } = useTranslation();
  return (
    <Modal open={open} onClose={() => onClose?.()} className={css.place}>
      <div className={css.backdrop} aria-hidden="true" />
      <div className={css.dialogPlace}>
        <DialogPanel
          className={css.dialog}
          style={{ maxWidth: `calc(${width}px * var(--gep-type-growth, 1))` }}
        >
          <div className={css.dialogHead}>
            <DialogTitle as="span">{title}</DialogTitle>
            {onClose && <IconButton icon={X} label={t('action.close')} onClick={onClose} />}
          </div>
          <div className={css.dialogBody}>{children}</div>
          {footer && <div className={css.dialogFoot}>{footer}</div>}
        </DialogPanel>
      </div>
    </Modal>
  );
}
