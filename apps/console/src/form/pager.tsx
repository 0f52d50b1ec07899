import { limits } from '@gep/api-client';
import { Button, IconButton, Select, TextInput } from '@gep/style-editor/controls';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { clampPage, pageCount } from './page-count';
import css from './pager.module.css';

interface PagerProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows of all pages. */
  readonly total: number;
  readonly onChange: (page: number, pageSize: number) => void;
}

/** Foot of a table that comes in pages: how many there are, and the ways to another page and another size. */
export function Pager({ page, pageSize, total, onChange }: PagerProps) {
  const { t } = useTranslation();
  const pages = pageCount(total, pageSize);
  const go = (to: number) => onChange(clampPage(to, pages), pageSize);
  return (
    <nav className={css.pager} aria-label={t('pager.label')}>
      <span className={css.count} role="status">
        {t('pager.count', { total, page, pages })}
      </span>
      <IconButton
        icon={ChevronLeft}
        label={t('pager.previous')}
        unavailable={page <= 1}
        onClick={() => go(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label={t('pager.next')}
        unavailable={page >= pages}
        onClick={() => go(page + 1)}
      />
      <span className={css.size}>
        <Select
          label={t('pager.size')}
          value={pageSize}
          options={limits.pageSizes.map((value) => ({ value, label: t('pager.perPage', { count: value }) }))}
          onChange={(size: number) => size !== pageSize && onChange(1, size)}
        />
      </span>
      <JumpBox onJump={go} />
    </nav>
  );
}

/** Goes to the page of a number; takes nothing but digits. */
function JumpBox({ onJump }: { readonly onJump: (page: number) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [digits, setDigits] = useState('');
  const jump = (event: FormEvent) => {
    event.preventDefault();
    if (digits === '') return;
    onJump(Number(digits));
    setDigits('');
  };
  return (
    <form className={css.jump} onSubmit={jump}>
      <label htmlFor={id}>{t('pager.jumpTo')}</label>
      <span className={css.number}>
        <TextInput
          id={id}
          inputMode="numeric"
          value={digits}
          onChange={(text) => setDigits(text.replace(/\D/g, ''))}
        />
      </span>
      <Button type="submit">{t('pager.jump')}</Button>
    </form>
  );
}
