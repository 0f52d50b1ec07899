import { isNumericField } from '@gep/map-engine/model';
import type { Category, MultipleFieldsScheme, UniqueValuesScheme } from '@gep/map-engine/model';
import { numberType, schemeFields } from '@gep/map-engine/scheme';
import { addValues, listsAllValues, missingRows } from '@gep/map-engine/scheme/edit';
import type { CategoryInput } from '@gep/map-engine/scheme';
import { Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button, parseNumber, Popup, TextInput } from '../input';
import { useWords } from '../message';
import { screenNumber } from '../preview';
import { rowContent } from '../category';

/** Values that are offered at once; typing finds the others. */
const offered = 50;

export interface AddValuesProps<S extends UniqueValuesScheme | MultipleFieldsScheme> {
  readonly value: S;
  readonly onChange: (value: S) => void;
  readonly input: CategoryInput | undefined;
}

/** Whether all values of the data are at hand, not only those that statistics list. */
export function knowsAll(
  { statistics }: UniqueValuesScheme | MultipleFieldsScheme,
  input: CategoryInput | undefined,
): boolean {
  const lists = input ? input.statistics : statistics;
  return lists ? listsAllValues(lists) : input !== undefined;
}

/** Puts values into the table: typed ones, single ones that the data have, or all of them. */
export function AddValues<S extends UniqueValuesScheme | MultipleFieldsScheme>(props: AddValuesProps<S>) {
  const { t } = useWords();
  return (
    <Popup
      label={t('classes.add')}
      edge="end"
      className="gep-add"
      button={{ className: 'gep-button gep-button-quiet', children: t('classes.add') }}
    >
      {() => <AddPanel {...props} />}
    </Popup>
  );
}

function AddPanel<S extends UniqueValuesScheme | MultipleFieldsScheme>(props: AddValuesProps<S>) {
  const { value, onChange, input } = props;
  const words = useWords();
  const { t } = words;
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const type = numberType(value);
  const missing = useMemo(() => missingRows(value, input), [value, input]);
  const none = knowsAll(value, input)
    ? 'classes.none-missing'
    : input || value.statistics
      ? 'classes.more-missing'
      : 'classes.missing-unknown';
  const wanted = text.trim().toLowerCase();
  const found = missing.filter((row) => rowContent(row, type, words).toLowerCase().includes(wanted));
  const [field, second] = schemeFields(value);
  // A combination is not typed, it is found in the list.
  const typed =
    second || !field ? null : isNumericField(field.type) ? parseNumber(text) : text.trim() || null;
  const add = (rows: readonly Category[]) => {
    // What was pressed goes from the list.
    form.current?.querySelector('input')?.focus();
    onChange(
      addValues(
        value,
        rows.flatMap((row) => (row.kind === 'value' ? [row.values] : [])),
        input,
      ),
    );
  };
  const addTyped = () => {
    if (typed === null) return;
    onChange(addValues<S>(value, [[typed]], input));
    setText('');
  };
  return (
    <>
      <form
        ref={form}
        className="gep-row"
        onSubmit={(event) => {
          event.preventDefault();
          addTyped();
        }}
      >
        <TextInput
          label={t('classes.add-value')}
          placeholder={t('classes.add-value')}
          value={text}
          onChange={setText}
        />
        {!second && (
          <Button disabled={typed === null} onClick={addTyped}>
            {t('classes.add-one')}
          </Button>
        )}
      </form>
      {missing.length === 0 ? (
        <p className="gep-muted">{t(none)}</p>
      ) : (
        <>
          <ul className="gep-add-list" aria-label={t('classes.missing')}>
            {found.slice(0, offered).map((row) => (
              <li key={row.key}>
                <button type="button" className="gep-option" onClick={() => add([row])}>
                  <Plus size={14} aria-hidden />
                  <span className="gep-select-value">{rowContent(row, type, words)}</span>
                  <span className="gep-muted">{screenNumber(row.count ?? 0, 'INT8')}</span>
                </button>
              </li>
            ))}
          </ul>
          <Button onClick={() => add(missing)}>{t('classes.add-all', { number: missing.length })}</Button>
        </>
      )}
    </>
  );
}
