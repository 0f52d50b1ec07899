import type { MapHandle } from '@gep/map-engine/map';
import { Button, Select } from '@gep/style-editor/controls';
import { Eraser, Pentagon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMakeRoom } from '../../../map/view/use-make-room';
import { errorText } from '../../../session/error-text';
import { useEcosystemTypes } from '../../../session/use-ecosystem-types';
import { panelWidths, SidePanel } from '../side-panel';
import { ScenarioTable } from './scenario-table';
import css from './scenario.module.css';
import { useScenario } from './use-scenario';

interface ScenarioPanelProps {
  readonly handle: MapHandle;
  readonly projectId: string;
  readonly compareFlag: 0 | 1;
  /** The year in words. */
  readonly year: string;
  /** Hears what ends the drawing that has begun; null: none is under way. */
  readonly onDrawing: (stop: (() => void) | null) => void;
  readonly onClose: () => void;
}

/** What the account would be if a drawn area had another land cover. */
export default function ScenarioPanel({ onDrawing, onClose, year, ...of }: ScenarioPanelProps) {
  const { t } = useTranslation();
  const types = useEcosystemTypes();
  const { type, setType, area, drawing, draw, clear, query, ready } = useScenario(of.handle, of, onDrawing);
  const [full, setFull] = useState(false);
  const found = area && !drawing ? query.data : undefined;
  const error = query.error ?? (area ? null : ready.error);
  const wide = full && found !== undefined;
  // Twice the width, as room is kept on both sides of the middle: what was drawn beside the panel stays beside it.
  useMakeRoom(of.handle, wide ? -2 * (panelWidths.wide - panelWidths.narrow) : 0);
  return (
    <SidePanel title={t('scenario.title')} closeText={t('scenario.close')} onClose={onClose} wide={wide}>
      <p className={css.label}>
        <strong>{t('scenario.label')}</strong> {t('scenario.notAccount')}
      </p>
      <div className={css.wish}>
        <label className={css.type}>
          {t('scenario.type')}
          <Select
            label={t('scenario.type')}
            placeholder={t('scenario.choose')}
            value={type || null}
            options={types}
            onChange={setType}
          />
        </label>
        <Button onClick={() => void draw()}>
          <Pentagon size={16} aria-hidden />
          {t(drawing ? 'scenario.drawing' : area ? 'scenario.redraw' : 'scenario.draw')}
        </Button>
        {area && (
          <Button look="text" onClick={clear}>
            <Eraser size={16} aria-hidden />
            {t('scenario.clear')}
          </Button>
        )}
      </div>
      {found ? (
        <ScenarioTable {...{ found, year, full }} onFull={setFull} />
      ) : (
        <p className={css.note} role="status">
          {query.isFetching
            ? t('scenario.computing')
            : error
              ? t('scenario.failed', { reason: errorText(error) })
              : t(area ? 'scenario.needsType' : 'scenario.how')}
        </p>
      )}
    </SidePanel>
  );
}
