import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectionQuestion } from '../../../map/own/ask-projection';
import { startPlacing } from '../../../map/own/picture/placing-store';
import { addOwn, useOwnLayers } from '../../../map/own/own-store';
import { toast } from '../../../session/toast';

/** A question that waits for the reader. */
export interface OpenQuestion extends ProjectionQuestion {
  readonly answer: (crs: string | null) => void;
}

/** Opens files of the reader in this tab. What reads them comes with the first file. */
export function useOwnFiles(projectId: string) {
  const { t } = useTranslation();
  const own = useOwnLayers(projectId);
  const [reading, setReading] = useState(false);
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const there = own.length;
  const add = useCallback(
    async (files: readonly File[]): Promise<void> => {
      if (files.length === 0) return;
      setReading(true);
      try {
        const [{ openFiles }, { lossText, ownText }] = await Promise.all([
          import('../../../map/own/open-files'),
          import('../../../map/own/own-text'),
          // Before there is a layer: a script that does not come must not take the screen with it.
          import('./own-on-map'),
          import('../picture/picture-on-map'),
        ]);
        await openFiles(files, {
          there,
          ask: (asked) =>
            new Promise((resolve) => {
              const answer = (crs: string | null) => {
                setQuestion(null);
                resolve(crs);
              };
              setQuestion({ ...asked, answer });
            }),
          add: (layers) => {
            addOwn(projectId, layers);
            const picture = layers.find(({ kind }) => kind === 'picture');
            if (picture) startPlacing(picture.key);
          },
          refuse: (file, error) => toast.error(ownText(file, error), { duration: 15_000 }),
          skip: (file, rows) => toast.warning(t('map.own.skipped', { file, rows })),
          lose: (file, losses) => toast.warning(lossText(file, losses), { duration: 15_000 }),
        });
      } catch {
        toast.error(t('map.toolFailed'), { id: 'tool-failed' });
      } finally {
        setReading(false);
      }
    },
    [projectId, there, t],
  );
  return {
    own,
    add,
    reading,
    /** Null while nothing is asked. */
    question,
  };
}
