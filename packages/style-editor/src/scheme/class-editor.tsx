import type { MapSymbol } from '@gep/map-engine/model';
import { schemeBreaks } from '@gep/map-engine/scheme';
import { lockBreaks, setBreaks } from '@gep/map-engine/scheme/edit';
import type { CategoryInput, GraduatedScheme } from '@gep/map-engine/scheme';
import { useMemo } from 'react';
import { CategoryTable } from '../category';
import { HistogramEditor } from '../histogram';
import { useWords } from '../message';
import { partOf } from '../state';
import type { Editing } from '../state';
import { ClassSummary } from './class-summary';
import type { BreakFacts } from './classification-detail-dialog';
import type { PanelProps } from './panel-props';
import type { RowGuard } from './use-row-guard';

export interface ClassEditorProps<S extends GraduatedScheme> extends PanelProps<S> {
  readonly guard: RowGuard<S>;
  /** Name of the field or band that is classified. */
  readonly name: string;
  /** What is known of its values. */
  readonly facts: Omit<BreakFacts, 'label' | 'countsOf'>;
  /** What the rows are made of where it is more than the scheme knows. */
  readonly input?: CategoryInput;
  readonly maxClasses: number;
  /** Shown instead of rows while there are none. */
  readonly empty: string;
  /** Back to the breaks of the method. */
  readonly onReset: () => void;
  /** Present for vector schemes: edits the symbol of all rows. */
  readonly template?: Editing<MapSymbol>;
}

/** Classes as breaks on a histogram and as rows of a table. */
export function ClassEditor<S extends GraduatedScheme>(props: ClassEditorProps<S>) {
  const { value, onChange, guard, name, input, maxClasses, empty, onReset, template } = props;
  const { renderSymbolEditor } = props;
  const { t } = useWords();
  const { breaks, colors, counts } = useMemo(
    () => ({
      breaks: schemeBreaks(value),
      colors: value.categories.map((row) => row.color),
      counts: value.categories.map((row) => row.count),
    }),
    [value],
  );
  const facts = {
    ...props.facts,
    label: t('preview.histogram', { field: name, classes: colors.length }),
  };
  const cut = (next: readonly number[]) => setBreaks<S>(value, next, input);
  // Edges that move take the edits of their classes along; edges that come or go may not.
  const editBreaks = (next: readonly number[]) =>
    (next.length === breaks.length ? onChange : guard.propose)(cut(next));
  return (
    <>
      {breaks.length > 0 && (
        <HistogramEditor
          histogram={null}
          {...facts}
          {...{ breaks, colors, counts, maxClasses }}
          onChange={editBreaks}
        />
      )}
      {guard.question ?? (
        <CategoryTable
          value={value}
          onChange={onChange}
          onPreview={props.onPreview}
          renderSymbolEditor={renderSymbolEditor}
          empty={empty}
          head={
            <ClassSummary
              value={value}
              facts={{ ...facts, countsOf: (next) => cut(next).categories.map((row) => row.count) }}
              onBreaks={editBreaks}
              onPreview={partOf(props, cut).onPreview}
              onLock={() => onChange(lockBreaks(value))}
              onChange={guard.propose as (next: GraduatedScheme) => void}
              {...{ onReset, input, template, renderSymbolEditor }}
            />
          }
        />
      )}
    </>
  );
}
