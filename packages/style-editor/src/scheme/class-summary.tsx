import { classMethodRules } from '@gep/map-engine/model';
import type { MapSymbol } from '@gep/map-engine/model';
import type { CategoryInput, GraduatedScheme } from '@gep/map-engine/scheme';
import { schemeBreaks } from '@gep/map-engine/scheme';
import { useState } from 'react';
import type * as advice from './advice';
import { Button, ReadOnly, useReadOnly } from '../input';
import { useWords } from '../message';
import type { RenderSymbolEditor } from '../symbol';
import { DetailWindow } from './classification-detail-dialog';
import type { BreakFacts } from './classification-detail-dialog';
import { TemplateButton } from './template-button';
import type { Editing } from '../state';

type AdviceScript = typeof advice;

export interface ClassSummaryProps {
  readonly value: GraduatedScheme;
  readonly onBreaks: (breaks: readonly number[]) => void;
  /** Shows breaks while they are edited in their dialog; null: back to those of the scheme. */
  readonly onPreview: (breaks: readonly number[] | null) => void;
  /** Back to the breaks of the method. */
  readonly onReset: () => void;
  /** Keeps the breaks for other data. */
  readonly onLock: () => void;
  /** What is known of the values, for the dialog of the breaks. */
  readonly facts: BreakFacts;
  /** What the rows are made of where it is more than the scheme knows. */
  readonly input?: CategoryInput;
  /** Takes other classes over. */
  readonly onChange: (next: GraduatedScheme) => void;
  /** Present for vector schemes: edits the symbol of all rows. */
  readonly template?: Editing<MapSymbol>;
  readonly renderSymbolEditor: RenderSymbolEditor;
}

/** The area above the rows of classes: notes on how they were made, and the ways to edit them. */
export function ClassSummary(props: ClassSummaryProps) {
  const { value, onBreaks, onPreview, onReset, onLock, facts, template, renderSymbolEditor } = props;
  const { t } = useWords();
  const [open, setOpen] = useState<'breaks' | AdviceScript | false | null>(null);
  const close = () => setOpen(null);
  // Its script comes when advice is first asked for; false where it did not.
  const advise = () => void import('./advice').then(setOpen, () => setOpen(false));
  const readOnly = useReadOnly();
  const count = value.categories.length;
  const { manualBreaks, method, classes } = value.classification;
  const fewer = !manualBreaks && classMethodRules[method].exact && count > 0 && count < classes;
  return (
    <>
      {manualBreaks && <span className="gep-tag">{t('notice.manual-breaks')}</span>}
      {fewer && (
        <span
          className="gep-tag"
          role="status"
          title={t('classes.fewer-hint', { number: count, wanted: classes })}
        >
          {t('classes.fewer', { number: count })}
        </span>
      )}
      {open === false && (
        <span className="gep-tag" role="status">
          {t('advice.no-script')}
        </span>
      )}
      <span className="gep-summary-buttons">
        <Button look="quiet" onClick={advise} disabled={count === 0}>
          {t(open === false ? 'action.retry' : 'advice.open')}
        </Button>
        {count > 0 && (
          <Button look="quiet" title={t('classes.lock-hint')} onClick={manualBreaks ? onReset : onLock}>
            {t(manualBreaks ? 'action.reset' : 'action.lock')}
          </Button>
        )}
        {template && 'template' in value && (
          <TemplateButton value={value.template} {...template} renderSymbolEditor={renderSymbolEditor} />
        )}
        <ReadOnly value={false}>
          <Button look="quiet" onClick={() => setOpen('breaks')} disabled={count === 0}>
            {t(`action.${readOnly ? 'view' : 'edit'}-breaks`)}
          </Button>
        </ReadOnly>
      </span>
      {open && open !== 'breaks' && <open.default {...props} onClose={close} />}
      {open === 'breaks' && (
        <DetailWindow
          value={schemeBreaks(value)}
          colors={value.categories.map((row) => row.color)}
          {...facts}
          onApply={(breaks) => {
            close();
            onBreaks(breaks);
          }}
          onPreview={onPreview}
          onCancel={close}
        />
      )}
    </>
  );
}
