import { lineSymbol, markerLine, markerSymbol } from '@gep/map-engine/model';
import { paths } from './drawings';
import { area, drawing, hatch, shape, stroke } from './parts';
import { style } from './style-list';
import type { BuiltInGroup } from './style-list';

const ink = '#3d3a44';
/** A border on a soft band, which shows on which side of a river or ridge it lies. */
const banded = (band: string, width: number, ...strokes: readonly ReturnType<typeof stroke>[]) =>
  lineSymbol(stroke(band, width), ...strokes);
const rows = [
  ['#fbe3d6', '#d9a78c'],
  ['#e3edd2', '#a8bd84'],
  ['#dfe8f5', '#93acd0'],
  ['#f6efcf', '#cdbb77'],
  ['#ecdff0', '#b396bf'],
  ['#d9efec', '#83b8b0'],
] as const;

/** Borders, areas and seats of administrative districts, and the limits that planning sets. */
export const administration: BuiltInGroup = {
  id: 'administration',
  name: { zh: '行政区划与管控边界', en: 'Districts and planning limits' },
  styles: [
    style('border-nation', '国界', 'National border', banded('#d8b4d8', 6, stroke(ink, 2.6, 'dash-dot'))),
    style(
      'border-province',
      '省级界',
      'Province border',
      banded('#e3cbe3', 5, stroke(ink, 2, 'dash-dot-dot')),
    ),
    style('border-city', '市级界', 'City border', lineSymbol(stroke(ink, 1.6, 'dash-dot'))),
    style('border-county', '县级界', 'County border', lineSymbol(stroke('#5f5b67', 1.2, 'dash'))),
    style('border-township', '乡级界', 'Township border', lineSymbol(stroke('#85818c', 1, 'dot'))),
    style('border-village', '村界', 'Village border', lineSymbol(stroke('#a39fa9', 0.7))),
    style(
      'border-white',
      '界线（影像底图）',
      'Border over imagery',
      lineSymbol(stroke('#00000073', 3.2), stroke('#ffffff', 1.6)),
    ),
    style(
      'limit-account',
      '核算范围',
      'Accounting area',
      lineSymbol(stroke('#ffffffcc', 5), stroke('#6a2c91', 2.6)),
    ),
    style(
      'limit-red-line',
      '生态保护红线',
      'Ecological redline',
      lineSymbol(stroke('#ffd9d4', 5), stroke('#d42a1e', 2.2)),
    ),
    style(
      'limit-farmland',
      '永久基本农田',
      'Permanent basic farmland',
      lineSymbol(stroke('#fdf0b8', 5), stroke('#b08a00', 2)),
    ),
    style(
      'limit-urban',
      '城镇开发边界',
      'Urban development boundary',
      lineSymbol(stroke('#e2e2ea', 5), stroke('#4a4a6a', 2, 'dash')),
    ),
    style(
      ...(['limit-reserve', '自然保护地界', 'Border of a protected area'] as const),
      lineSymbol(
        stroke('#1f7a3d', 1.8),
        markerLine({ marker: markerSymbol(shape('triangle', 6, '#1f7a3d')), interval: 16, offset: 8 }),
      ),
    ),
    ...rows.map(([color, edge], index) =>
      style(
        ...([`district-${index + 1}`, `区划底色 ${index + 1}`, `District colour ${index + 1}`] as const),
        area(color, lineSymbol(stroke(edge, 1))),
      ),
    ),
    style('area-account', '核算区', 'Accounted area', area('#6a2c911a', lineSymbol(stroke('#6a2c91', 2)))),
    style(
      'area-chosen',
      '选中区域',
      'Selected area',
      area('#ffd54a66', lineSymbol(stroke('#ffffff', 4), stroke('#c46a00', 2))),
    ),
    style(
      'area-statistics',
      '统计区域',
      'Statistics region',
      area('#1c7ed626', lineSymbol(stroke('#1c5fa8', 2, 'dash'))),
    ),
    style(
      'area-outside',
      '核算区外',
      'Outside the accounting area',
      area('#9a9a9a33', lineSymbol(stroke('#8a8a8a', 0.8)), hatch('#8a8a8a99', 45, 8)),
    ),
    style(
      'area-no-data',
      '无数据',
      'No data',
      area('#f2f2f2', lineSymbol(stroke('#bdbdbd', 0.8)), hatch('#c9c9c9', 45, 8), hatch('#c9c9c9', 135, 8)),
    ),
    style(
      'area-red-line',
      '生态保护红线区',
      'Ecological redline area',
      area('#d42a1e1f', lineSymbol(stroke('#d42a1e', 1.8)), hatch('#d42a1e80', 45, 9)),
    ),
    style(
      'area-reserve-core',
      '自然保护地核心区',
      'Core zone of a protected area',
      area('#1f7a3d40', lineSymbol(stroke('#14532b', 1.8))),
    ),
    style(
      'area-reserve',
      '自然保护地一般控制区',
      'General zone of a protected area',
      area('#1f7a3d1f', lineSymbol(stroke('#1f7a3d', 1.4, 'dash')), hatch('#1f7a3d73', 135, 9)),
    ),
    style('seat-capital', '首都', 'National capital', markerSymbol(drawing(paths.star, '#c8102e', 22))),
    style(
      'seat-province',
      '省级行政中心',
      'Province seat',
      markerSymbol(
        shape('circle', 16, '#ffffff', ink),
        shape('circle', 10, '#ffffff', ink),
        shape('circle', 4, ink),
      ),
    ),
    style(
      'seat-city',
      '市级行政中心',
      'City seat',
      markerSymbol(shape('circle', 13, '#ffffff', ink), shape('circle', 6, ink)),
    ),
    style(
      'seat-county',
      '县级行政中心',
      'County seat',
      markerSymbol(shape('circle', 10, '#ffffff', ink), shape('circle', 3, ink)),
    ),
    style('seat-township', '乡镇驻地', 'Township seat', markerSymbol(shape('circle', 8, '#ffffff', ink))),
    style('seat-village', '村', 'Village', markerSymbol(shape('circle', 5, '#ffffff', '#6b6775'))),
    style('seat-survey', '调查样点', 'Survey plot', markerSymbol(shape('square', 11, '#ffb703', '#5a3d00'))),
  ],
};
