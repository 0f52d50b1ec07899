import type { ChartOwner, Drawing } from './chart-files';
import { lightLook } from './chart-look';
import type { ChartView } from './chart-view';

const width = 960;
/** Room for title and unit above the chart. */
const head = 56;

/** A chart on paper: with its title, its unit, and what it is of. */
export async function viewDrawing(
  { title, unit, height, draw }: ChartView,
  { project, year }: ChartOwner,
): Promise<Drawing> {
  const { init } = await import('./chart-engine');
  const look = lightLook();
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height: height + head });
  const option = draw(look) as { grid?: object; legend?: object; series: object[] };
  const moved = (part: object): object => ({ ...part, top: head + Number('top' in part ? part.top : 0) });
  chart.setOption({
    ...option,
    backgroundColor: look.surface,
    title: {
      text: unit === '' ? title : `${title} (${unit})`,
      subtext: [project, year].filter(Boolean).join(' · '),
      left: 8,
      top: 8,
      itemGap: 4,
      textStyle: { color: look.text, fontFamily: look.font, fontSize: 16 },
      subtextStyle: { color: look.muted, fontFamily: look.font, fontSize: 12 },
    },
    ...(option.legend && { legend: moved(option.legend) }),
    ...(option.grid ? { grid: moved(option.grid) } : { series: option.series.map(moved) }),
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return { svg, width, height: height + head };
}
