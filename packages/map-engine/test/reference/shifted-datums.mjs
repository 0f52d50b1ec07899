// Positions shifted by gcoord, an open implementation of GCJ-02 and BD-09. See README.md beside this file.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(`${process.cwd()}/`);
const { default: gcoord = require('gcoord') } = require('gcoord');
const { version } = require('gcoord/package.json');

const places = [
  [116.397, 39.909],
  [121.4737, 31.2304],
  [119.2965, 26.0745],
  [87.6168, 43.8256],
  [91.1409, 29.6456],
  [109.5119, 18.2528],
  [104.0668, 30.5728],
  [126.6424, 45.757],
  [75.9938, 39.4677],
  [105, 35],
  [139.6917, 35.6895],
  [2.3522, 48.8566],
  [-60.5, -20.25],
];
const shift = (from, to) => places.map((place) => gcoord.transform([...place], gcoord[from], gcoord[to]));
const rows = {
  made: { gcoord: version, command: 'gcoord.transform(place, gcoord.WGS84, gcoord.GCJ02)' },
  places,
  gcj02: shift('WGS84', 'GCJ02'),
  bd09: shift('WGS84', 'BD09'),
  fromGcj02: shift('GCJ02', 'WGS84'),
  fromBd09: shift('BD09', 'WGS84'),
};
const lines = Object.entries(rows).map(([name, row]) => `  "${name}": ${JSON.stringify(row)}`);
writeFileSync(new URL('shifted-datums.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
