import { lineSymbol, markerLine, markerSymbol } from '@gep/map-engine/model';
import { paths } from './drawings';
import { area, badge, drawing, hatch, shape, strewn, stroke } from './parts';
import { style } from './style-list';
import type { BuiltInGroup } from './style-list';

const [deep, water, pale] = ['#1f5f99', '#3a86c8', '#a8d1ef'];
const shore = lineSymbol(stroke(water, 1));

/** Drawings along a line, turned with it. */
const along = (marker: ReturnType<typeof markerSymbol>, interval: number) =>
  markerLine({ marker, interval, offset: interval / 2 });

const arrow = markerSymbol({ ...shape('triangle', 8, deep), rotation: 90 });
const tick = (color: string) => markerSymbol(shape('square', 4, color));

/** Waters, their works and their stations. */
export const hydrology: BuiltInGroup = {
  id: 'hydrology',
  name: { zh: '水系与水利', en: 'Waters and water works' },
  styles: [
    style('water-main-river', '干流', 'Main river', lineSymbol(stroke(deep, 4.5), stroke('#5aa7e0', 3))),
    style('water-river', '一级支流', 'Tributary', lineSymbol(stroke(water, 2.4))),
    style('water-stream', '小河', 'Stream', lineSymbol(stroke('#5aa0d6', 1.2))),
    style('water-intermittent', '时令河', 'Intermittent river', lineSymbol(stroke(water, 1.6, 'dash'))),
    style('water-underground', '地下河段', 'Underground river', lineSymbol(stroke(water, 1.6, 'dot'))),
    style('water-flow', '水流方向', 'Direction of flow', lineSymbol(stroke(water, 1.6), along(arrow, 42))),
    style('water-canal', '运河', 'Canal', lineSymbol(stroke(deep, 4), stroke('#d6ebfa', 2))),
    style('water-ditch', '沟渠', 'Ditch', lineSymbol(stroke('#2f9c95', 1.2))),
    style('water-pipe', '输水管线', 'Water pipeline', lineSymbol(stroke(deep, 1.4, 'dash-dot'))),
    style('water-shore', '海岸线', 'Coastline', lineSymbol(stroke('#cfe6f7', 4), stroke(deep, 1.2))),
    style('water-levee', '堤防', 'Levee', lineSymbol(stroke('#6b5a48', 1.6), along(tick('#6b5a48'), 9))),
    style('water-dam', '坝', 'Dam', lineSymbol(stroke('#3b3b3b', 4), stroke('#f5f5f5', 1.4, 'dash'))),
    style('water-divide', '分水岭', 'Watershed divide', lineSymbol(stroke('#8a5a2b', 1.8, 'dash-dot-dot'))),
    style('water-lake', '湖泊', 'Lake', area(pale, shore)),
    style(
      'water-reservoir',
      '水库',
      'Reservoir',
      area(pale, lineSymbol(stroke(deep, 1.6)), hatch(`${water}8c`, 0, 6)),
    ),
    style('water-pond', '坑塘', 'Pond', area('#c9e6f5', lineSymbol(stroke('#5aa0d6', 0.8)))),
    style('water-sea', '海域', 'Sea', area('#cfe6f5', lineSymbol(stroke('#8fbcdc', 0.8)))),
    style(
      ...(['water-swamp', '沼泽地', 'Swamp'] as const),
      area(
        '#dceee2',
        lineSymbol(stroke('#6fae94', 0.8, 'dash')),
        strewn(markerSymbol(drawing(paths.reed, '#3c7f66', 13)), 22),
      ),
    ),
    style(
      ...(['water-mudflat', '滩涂', 'Tidal flat'] as const),
      area(
        '#e9e2d2',
        lineSymbol(stroke('#b9a987', 0.8, 'dash')),
        strewn(markerSymbol(shape('circle', 2, '#8d7c57')), 8),
      ),
    ),
    style(
      'water-glacier',
      '冰川',
      'Glacier',
      area('#eaf6fd', lineSymbol(stroke('#9cc9e6', 1)), hatch('#b5d9ef', 60, 10)),
    ),
    style(
      'water-flood',
      '蓄滞洪区',
      'Flood storage area',
      area('#cfe3f533', lineSymbol(stroke(deep, 1.6, 'dash')), hatch(`${water}99`, 45, 9)),
    ),
    style(
      'water-source-1',
      '水源一级保护区',
      'Water source protection, level 1',
      area('#2f7fbf40', lineSymbol(stroke('#14508a', 2))),
    ),
    style(
      'water-source-2',
      '水源二级保护区',
      'Water source protection, level 2',
      area('#2f7fbf1f', lineSymbol(stroke('#14508a', 1.6, 'dash'))),
    ),
    style('water-gauge', '水文站', 'Gauging station', badge(paths.gauge, deep)),
    style('water-dam-point', '水库大坝', 'Reservoir dam', badge(paths.dam, deep)),
    style('water-well', '水井', 'Well', badge(paths.well, '#2f7f9c')),
    style(
      'water-quality',
      '水质断面',
      'Water quality section',
      markerSymbol(shape('hexagon', 18, '#ffffff', deep), drawing(paths.drop, deep, 11)),
    ),
    style(
      'water-intake',
      '取水口',
      'Water intake',
      markerSymbol({ ...shape('triangle', 15, deep, '#ffffff'), rotation: 180 }),
    ),
  ],
};
