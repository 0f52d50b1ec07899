import { expect, it } from 'vitest';
import { unitText } from './unit-text';

it.each([
  ['yuan', '元', 'CNY'],
  // Stored by earlier versions, and in the definitions of models.
  ['元', '元', 'CNY'],
  ['ten-thousand-yuan', '万元', '10,000 CNY'],
  ['person', '人', 'persons'],
  ['visits', '人次', 'visits'],
  ['room-nights', '间夜', 'room-nights'],
  ['元/t CO₂', '元/t CO₂', 'CNY/t CO₂'],
  ['person/km²', '人/km²', 'persons/km²'],
  ['t CO₂', 't CO₂', 't CO₂'],
  ['kJ/m²·d', 'kJ/m²·d', 'kJ/m²·d'],
  ['', '', ''],
])('words %s in both languages', (unit, zh, en) => {
  expect([unitText(unit, 'zh'), unitText(unit, 'en')]).toEqual([zh, en]);
});
