import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

function ScriptMissing() {
  const { t } = useTranslation();
  return <p role="alert">{t('map.toolFailed')}</p>;
}

/**
 * A part of a screen whose script comes when it is first shown. Where it does not come, a line says so, and the rest of
 * the screen stays.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: ScriptMissing })));
  return function LatePart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
