import type { MapSymbol } from '@gep/map-engine/model';
import { useState } from 'react';
import { Button, ReadOnly } from '../input';
import { useWords } from '../message';
import type { RenderSymbolEditor } from '../symbol';

export interface TemplateButtonProps {
  readonly value: MapSymbol;
  readonly onChange: (template: MapSymbol) => void;
  readonly renderSymbolEditor: RenderSymbolEditor;
}

/** Opens the symbol that all rows are made of. */
export function TemplateButton({ value, onChange, renderSymbolEditor }: TemplateButtonProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ReadOnly value={false}>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t('action.edit-template')}
        </Button>
      </ReadOnly>
      {open &&
        renderSymbolEditor({
          title: t('action.edit-template'),
          symbol: value,
          onChange,
          onClose: () => setOpen(false),
        })}
    </>
  );
}
