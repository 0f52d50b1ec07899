import type { ReportChapterView } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { timeText } from '../../../message/time-text';
import css from './report.module.css';

interface ChapterLineProps {
  readonly number: number;
  readonly chapter: ReportChapterView;
  /** Absent: the reader may not write. */
  readonly onEdit?: () => void;
}

/** A chapter of the report: what is generated for it, why a part is empty, and the text written by hand. */
export function ChapterLine({ number, chapter, onEdit }: ChapterLineProps) {
  const { t, i18n } = useTranslation();
  const { title, tables, maps, notes, text, savedBy, savedTime } = chapter;
  const counts = [
    ...(tables > 0 ? [t('accountReport.tables', { count: tables })] : []),
    ...(maps > 0 ? [t('accountReport.maps', { count: maps })] : []),
  ];
  return (
    <li className={css.chapter}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>{title}</h3>
        <p className={css.what}>{counts.join(' · ') || t('accountReport.nothing')}</p>
        {notes.map((note) => (
          <p key={note} className={css.note}>
            {note}
          </p>
        ))}
        {text !== '' && (
          <>
            <p className={css.text}>{text}</p>
            <p className={css.note}>
              {t('accountReport.written', { name: savedBy ?? '', time: timeText(savedTime, i18n.language) })}
            </p>
          </>
        )}
      </div>
      {onEdit && (
        <Button onClick={onEdit}>
          {text === '' ? t('accountReport.write') : t('accountReport.editText')}
        </Button>
      )}
    </li>
  );
}
