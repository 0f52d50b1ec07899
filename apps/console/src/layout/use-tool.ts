import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../session/toast';

/**
 * A tool of the map whose script comes when it is first wanted; a script that cannot be loaded is said in a notice, and
 * the map stays.
 * @param load must be stable
 */
export function useTool<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const { t } = useTranslation();
  const [Tool, setTool] = useState<ComponentType<Props> | null>(null);
  const open = useCallback(
    () =>
      void load().then(
        (script) => setTool(() => script.default),
        () => toast.error(t('map.toolFailed'), { id: 'tool-failed' }),
      ),
    [load, t],
  );
  const close = useCallback(() => setTool(null), []);
  return {
    /** Null while it is closed. */
    Tool,
    open,
    close,
  };
}
