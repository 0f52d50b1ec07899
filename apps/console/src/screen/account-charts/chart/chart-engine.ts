/** The parts of ECharts that the charts draw with; they come as one script when the first chart is shown. */
import { BarChart, CustomChart, SunburstChart, TreemapChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TitleComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

register([
  BarChart,
  CustomChart,
  TreemapChart,
  SunburstChart,
  GridComponent,
  LegendComponent,
  TitleComponent,
  TooltipComponent,
  SVGRenderer,
]);

export { init };
