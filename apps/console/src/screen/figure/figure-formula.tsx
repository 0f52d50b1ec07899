import { useTranslation } from 'react-i18next';
import css from './figure.module.css';
import { markText, sourceMarks } from './figure-marks';
import type { SourceMark } from './figure-marks';

const marks: readonly SourceMark[] = ['read', 'literature', 'choice'];
const anyMark = /(\[[RLO]\])/;

/** The method in sentences, and what the marks in it mean. */
export function FigureFormula({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation();
  const used = marks.filter((mark) => lines.some((line) => line.includes(sourceMarks[mark])));
  const wordOf = (text: string): SourceMark | undefined => marks.find((mark) => sourceMarks[mark] === text);
  return (
    <section>
      <h4>{t('figure.formula')}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            {line.split(anyMark).map((part, i) => {
              const mark = wordOf(part);
              return mark ? (
                <abbr key={i} title={t(`figure.mark.${mark}`)}>
                  {part}
                </abbr>
              ) : (
                part
              );
            })}
          </li>
        ))}
      </ul>
      {used.length > 0 && (
        <p className={css.note}>{used.map((mark) => markText(mark, t)).join(t('figure.markSeparator'))}</p>
      )}
    </section>
  );
}
