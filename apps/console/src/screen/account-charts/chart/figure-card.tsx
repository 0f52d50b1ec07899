import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useMutation } from '@tanstack/react-query';
import { Download, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import menu from '../../../form/menu.module.css';
import { useSession } from '../../../session/session-store';
import { toast } from '../../../session/toast';
import { chartFormats, saveChart } from './chart-files';
import type { ChartFormat, FiledChart } from './chart-files';
import css from './chart.module.css';
import { FigureTable } from './figure-table';
import type { ChartNote } from './figures';
import { Origin } from './origin';

interface FigureCardProps extends FiledChart {
  /** Of the drawn numbers; empty where each has its own, as the columns of its table do. */
  readonly unit: string;
  /** The year of the data, for the names of files. */
  readonly year: string;
  /** What is to be known of the figures. */
  readonly notes?: readonly ChartNote[];
  /** Choices of this chart. */
  readonly tools?: ReactNode;
  /** The drawing; its table takes its place on demand. */
  readonly children: ReactNode;
}

/** A drawing of figures with its title, unit, table and files. */
export function FigureCard({ unit, year, notes = [], tools, children, ...chart }: FigureCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const project = useSession((session) => session.user?.projectName) ?? '';
  const [isTable, setIsTable] = useState(false);
  const save = useMutation({
    mutationFn: (format: ChartFormat) => saveChart(chart, format, { project, year }),
    onError: () => toast.error(t('charts.fileFailed')),
  });
  return (
    <section className={css.card} aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>
          {chart.title} {unit !== '' && !isTable && <small>{unit}</small>}
        </h2>
        <div className={css.tools}>
          {tools}
          <button
            type="button"
            className="gep-icon-button"
            aria-pressed={isTable}
            aria-label={t('charts.table')}
            title={t('charts.table')}
            onClick={() => setIsTable(!isTable)}
          >
            <Table2 size={16} strokeWidth={1.5} aria-hidden />
          </button>
          <Menu>
            <MenuButton
              className="gep-icon-button"
              aria-label={t('charts.download')}
              title={t('charts.download')}
            >
              <Download size={16} strokeWidth={1.5} aria-hidden />
            </MenuButton>
            <MenuItems anchor="bottom end" className={menu.items}>
              {chartFormats.map((format) => (
                <MenuItem key={format}>
                  <button type="button" disabled={save.isPending} onClick={() => save.mutate(format)}>
                    {t(`charts.format.${format}`)}
                  </button>
                </MenuItem>
              ))}
            </MenuItems>
          </Menu>
        </div>
      </header>
      <div className={css.body}>
        {isTable ? <FigureTable label={chart.title} figures={chart.figures} /> : children}
        {notes.map((note) => (
          <Note key={typeof note === 'string' ? note : note.text} note={note} />
        ))}
      </div>
    </section>
  );
}

function Note({ note }: { readonly note: ChartNote }) {
  const { t } = useTranslation();
  if (typeof note === 'string') return <p className={css.note}>{note}</p>;
  const { text, origin } = note;
  return (
    <p className={css.note}>
      {text}{' '}
      <Origin origin={origin} of={text} isLink>
        {t('figure.title')}
      </Origin>
    </p>
  );
}
