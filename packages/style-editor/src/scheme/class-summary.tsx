import type { MapSymbol } from '@gep/map-engine/model';
import type { GraduatedScheme } from '@gep/map-engine/scheme';
import { schemeBreaks } from '@gep/map-engine/scheme';
import { useState } from 'react';
import { Button } from '../input';
import { useWords } from '../message';
import type { RenderSymbolEditor } from '../symbolizer';
import { ClassificationDetailDialog } from './classification-detail-dialog';
import type { BreakFacts } from './classification-detail-dialog';

export interface ClassSummaryProps {
  readonly value: GraduatedScheme;
  readonly onBreaks: (breaks: readonly number[]) => void;
  /** Back to the breaks of the method. */
  readonly onReset: () => void;
  /** What is known of the values, for the dialog of the breaks. */
  readonly facts?: BreakFacts;
  /** Present for vector schemes: edits the symbol of all rows. */
  readonly onTemplate?: (template: MapSymbol) => void;
  readonly renderSymbolEditor: RenderSymbolEditor;
}

/** The line between histogram and table: how many classes, edited by hand or not, and the ways to edit. */
export function ClassSummary(props: ClassSummaryProps) {
  const { value, onBreaks, onReset, facts, onTemplate, renderSymbolEditor } = props;
  const { t } = useWords();
  const [open, setOpen] = useState<'breaks' | 'template' | null>(null);
  const count = value.categories.length;
  const { manualBreaks } = value.classification;
  return (
    <div className="gep-summary">
      <span>
        {count > 0 && t('table.classes', { number: count })}
        {manualBreaks && <span className="gep-tag">{t('notice.manual-breaks')}</span>}
      </span>
      <span className="gep-summary-buttons">
        {manualBreaks && (
          <Button look="quiet" onClick={onReset}>
            {t('action.reset')}
          </Button>
        )}
        {onTemplate && (
          <Button look="quiet" onClick={() => setOpen('template')}>
            {t('action.edit-template')}
          </Button>
        )}
        <Button look="quiet" onClick={() => setOpen('breaks')} disabled={count === 0}>
          {t('action.edit-breaks')}
        </Button>
      </span>
      {open === 'breaks' && (
        <ClassificationDetailDialog
          value={schemeBreaks(value)}
          colors={value.categories.map((row) => row.color)}
          {...facts}
          onApply={(breaks) => {
            setOpen(null);
            onBreaks(breaks);
          }}
          onCancel={() => setOpen(null)}
        />
      )}
      {open === 'template' &&
        'template' in value &&
        renderSymbolEditor({
          title: t('action.edit-template'),
          symbol: value.template,
          onDone: (symbol) => {
            setOpen(null);
            if (symbol) onTemplate?.(symbol);
          },
        })}
    </div>
  );
}
