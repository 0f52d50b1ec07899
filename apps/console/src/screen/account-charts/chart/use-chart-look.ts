import { useEffect, useState } from 'react';
import { lookOf } from './chart-look';
import type { ChartLook } from './chart-look';

/** The look of the page; follows a change of the theme. */
export function useChartLook(): ChartLook {
  const [look, setLook] = useState(() => lookOf(document.documentElement));
  useEffect(() => {
    const observer = new MutationObserver(() => setLook(lookOf(document.documentElement)));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return look;
}
