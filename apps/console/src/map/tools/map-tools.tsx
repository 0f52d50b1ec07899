import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './map-tools.module.css';

/** The column of tools at the right of a map; a `div` a group. */
export function MapTools({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={css.tools} role="toolbar" aria-label={t('result.tools')} aria-orientation="vertical">
      {children}
    </div>
  );
}

interface MapToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Absent for tools that do something once. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** One tool of a map, its name beside it under the pointer. */
export function MapTool({ icon: Icon, label, pressed, disabled, onClick }: MapToolProps) {
  return (
    <button
      type="button"
      className={css.tool}
      data-tip={label}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={20} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
