import type { ReportForm } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../form/dialog';
import table from '../../form/form.module.css';
import type { DraftSync } from './draft/draft-sync';
import { choose, draftRows, meetings, placeKey } from './draft/form-draft';
import type { CellPlace, FormDraft } from './draft/form-draft';
import css from './form-page.module.css';
import { useCellWords } from './row-name';

interface MeetingDialogProps {
  readonly form: ReportForm;
  readonly draft: FormDraft;
  readonly sync: DraftSync;
  readonly onClose: () => void;
}

/** Cells that somebody else has changed since they were typed: mine and theirs side by side, each with a choice. */
export function MeetingDialog({ form, draft, sync, onClose }: MeetingDialogProps) {
  const { t } = useTranslation();
  const words = useCellWords({ ...form, rows: draftRows(draft) });
  const open = meetings(draft);
  const take = (places: readonly CellPlace[], side: 'mine' | 'theirs') => {
    sync.edit((now) => choose(now, places, side));
    if (places.length === open.length) onClose();
  };
  return (
    <Dialog
      open
      width={640}
      title={t('collection.meeting.title')}
      onClose={onClose}
      footer={
        open.length > 1 && (
          <>
            <Button onClick={() => take(open, 'theirs')}>{t('collection.meeting.allTheirs')}</Button>
            <Button onClick={() => take(open, 'mine')}>{t('collection.meeting.allMine')}</Button>
          </>
        )
      }
    >
      <p>{t('collection.meeting.explain')}</p>
      <div className={css.meetings}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('collection.meeting.cell')}</th>
              <th scope="col">{t('collection.meeting.mine')}</th>
              <th scope="col">{t('collection.meeting.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {open.map((one) => (
              <tr key={placeKey(one)}>
                <td>{words.cell(one)}</td>
                <td>
                  <Button onClick={() => take([one], 'mine')}>
                    {t('collection.meeting.keepMine', { value: words.value(one.column, one.mine) })}
                  </Button>
                </td>
                <td>
                  <Button onClick={() => take([one], 'theirs')}>
                    {t('collection.meeting.takeTheirs', { value: words.value(one.column, one.theirs) })}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
