import type { MapSymbol } from '@gep/map-engine/model';
import { useState } from 'react';
import { Button, ReadOnly } from '../input';
import { useWords } from '../message';
import type { RenderSymbolEditor } from '../symbol';
import type { Editing } from '../state';

export interface TemplateButtonProps extends Editing<MapSymbol> {
  readonly value: MapSymbol;
  readonly renderSymbolEditor: RenderSymbolEditor;
}

/** Opens the symbol that all rows are made of. */
export function TemplateButton({ value, onChange, onPreview, renderSymbolEditor }: TemplateButtonProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ReadOnly value={false}>
        <span data-at="template">
          <Button look="quiet" onClick={() => setOpen(true)}>
            {t('action.edit-template')}
          </Button>
        </span>
      </ReadOnly>
      {open &&
        renderSymbolEditor({
          title: t('action.edit-template'),
          symbol: value,
          onChange,
          onPreview,
          onClose: () => setOpen(false),
        })}
    </>
  );
}
