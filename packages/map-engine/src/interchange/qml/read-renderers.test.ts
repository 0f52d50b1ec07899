import { describe, expect, it } from 'vitest';
import { categoryOf } from '../../scheme';
import { layer, qmlText, rowsOf, symbol } from '../testing/qml-text';
import { schemeFromQml } from './read-qml';

describe('schemeFromQml: renderers', () => {
  const colors = ['255,0,0,255', '0,128,0,255', '0,0,255,255'];
  const symbols = `<symbols>${colors
    .map((color, i) => symbol('fill', String(i), layer('SimpleFill', { color, outline_style: 'no' })))
    .join('')}</symbols>`;
  const graduated = (ranges: readonly (readonly [number, number])[]) =>
    qmlText(
      `<renderer-v2 type="graduatedSymbol" attr="Sum"><ranges>${ranges
        .map(([lower, upper], i) => `<range lower="${lower}" upper="${upper}" symbol="${i}" label="c${i}"/>`)
        .join('')}</ranges>${symbols}</renderer-v2>`,
    );

  it('gives a value on an edge to the lower class, as QGIS does', () => {
    const { result, losses } = schemeFromQml(
      graduated([
        [0, 10],
        [10, 20],
        [20, 30],
      ]),
    );
    expect(losses).toEqual([]);
    const classOf = (Sum: number) => categoryOf(result, { Sum })?.label;
    expect([0, 10, 10.5, 20, 30].map(classOf)).toEqual(['c0', 'c0', 'c1', 'c1', 'c2']);
    expect(categoryOf(result, { Sum: 30.1 })?.kind).toBe('other');
  });

  it('says where classes leave something out', () => {
    const { result, losses } = schemeFromQml(
      graduated([
        [45, 200],
        [201, 350],
        [351, 539],
      ]),
    );
    expect(losses).toEqual([
      expect.objectContaining({ property: 'ranges', why: 'class-edges', nearest: '200 – 350' }),
    ]);
    expect(rowsOf(result)).toMatchObject([
      { lower: 45, upper: 200 },
      { lower: 200, upper: 350 },
      { lower: 350, upper: 539 },
    ]);
  });

  it('reads texts, numbers, what is missing, and the rest of a table of values', () => {
    const rows = `<category value="林地" type="string" label="Forest" symbol="0" render="true"/>
      <category value="NULL" type="NULL" label="none" symbol="1" render="false"/>
      <category value="" type="string" label="others" symbol="2" render="true"/>`;
    const { result } = schemeFromQml(
      qmlText(
        `<renderer-v2 type="categorizedSymbol" attr="&quot;类 型&quot;"><categories>${rows}</categories>${symbols}</renderer-v2>`,
      ),
    );
    expect(result).toMatchObject({
      kind: 'unique-values',
      field: { name: '类 型', type: 'STRING' },
      categories: [
        { values: ['林地'], label: 'Forest', visible: true, color: '#ff0000' },
        { values: [null], label: 'none', visible: false },
      ],
      other: { label: 'others', visible: true, color: '#0000ff' },
    });
  });

  it('takes rules that ask one column for one value each for a table of values', () => {
    const rules = `<rules key="{0}"><rule filter="&quot;grade&quot; = 1" symbol="0" label="one"/>
      <rule filter="&quot;grade&quot; = 2" symbol="1" label="two"/><rule filter="ELSE" symbol="2" label="rest"/></rules>`;
    const { result, losses } = schemeFromQml(
      qmlText(`<renderer-v2 type="RuleRenderer">${rules}${symbols}</renderer-v2>`),
    );
    expect(losses).toEqual([]);
    expect(result).toMatchObject({
      kind: 'unique-values',
      field: { name: 'grade', type: 'INT4' },
      categories: [{ values: [1] }, { values: [2] }],
      other: { label: 'rest', color: '#0000ff' },
    });
  });

  it('names an expression, and takes its first column', () => {
    const { result, losses } = schemeFromQml(
      qmlText(
        `<renderer-v2 type="graduatedSymbol" attr="&quot;a&quot; / &quot;b&quot;"><ranges>
          <range lower="0" upper="1" symbol="0" label=""/></ranges>${symbols}</renderer-v2>`,
      ),
    );
    expect(losses).toEqual([{ path: 'renderer-v2', property: 'attr', why: 'expression', nearest: 'a' }]);
    expect(result).toMatchObject({ field: { name: 'a' } });
  });

  it('reads simple labels with halo and scales', () => {
    const label = `<labeling type="simple"><settings>
      <text-style fieldName="name" fontFamily="Noto Sans" fontSize="12" fontSizeUnit="Point" fontWeight="75" textColor="50,50,50,255">
      <text-buffer bufferDraw="1" bufferSize="2" bufferSizeUnits="Pixel" bufferColor="255,255,255,255"/></text-style>
      <placement placement="0" xOffset="0" yOffset="0"/><rendering scaleVisibility="1" scaleMin="96000" scaleMax="9600"/>
      </settings></labeling>`;
    const { result } = schemeFromQml(
      qmlText(
        `<renderer-v2 type="singleSymbol"><symbols>${symbol('marker', '0', layer('SimpleMarker', { size: 4 }))}</symbols></renderer-v2>`,
        label,
      ),
    );
    expect('label' in result && result.label).toMatchObject({
      useLabel: true,
      ...{ field: 'name', fontFamily: 'Noto Sans', fontStyle: 'bold', size: 16, color: '#323232' },
      // Half of the pen is under the letters.
      ...{ haloWidth: 1, haloColor: '#ffffff' },
      // 1:9,600 and 1:96,000 at 96 pixels an inch.
      minResolution: expect.closeTo(2.54, 10) as number,
      maxResolution: expect.closeTo(25.4, 10) as number,
    });
  });
});

describe('schemeFromQml: rasters', () => {
  const raster = (renderer: string, rest = '') => qmlText(`<pipe>${renderer}${rest}</pipe>`);

  it('reads a composite with the ends that its bands share', () => {
    const ends = (name: string, max: number) =>
      `<${name}ContrastEnhancement><minValue>10</minValue><maxValue>${max}</maxValue><algorithm>StretchToMinimumMaximum</algorithm></${name}ContrastEnhancement>`;
    const renderer = (blue: number) =>
      `<rasterrenderer type="multibandcolor" opacity="0.8" redBand="4" greenBand="3" blueBand="2">${ends('red', 90)}${ends('green', 90)}${ends('blue', blue)}</rasterrenderer>`;
    const shared = schemeFromQml(raster(renderer(90), '<rasterresampler zoomedInResampler="bilinear"/>'));
    expect(shared.losses).toEqual([]);
    expect(shared.result).toMatchObject({
      kind: 'rgb-composite',
      ...{ stretch: 'min-max', min: 10, max: 90, opacity: 0.8, resampling: 'bilinear' },
      channels: { red: { band: 3 }, green: { band: 2 }, blue: { band: 1 } },
    });
    expect(schemeFromQml(raster(renderer(70))).losses).toHaveLength(1);
  });

  it('mixes colours where the stops are not even', () => {
    const items = [
      [0, '#000000'],
      [10, '#ff0000'],
      [100, '#ffffff'],
    ]
      .map(([value, color]) => `<item value="${value}" color="${color}" alpha="255" label=""/>`)
      .join('');
    const { result } = schemeFromQml(
      raster(
        `<rasterrenderer type="singlebandpseudocolor" band="1"><rastershader><colorrampshader colorRampType="INTERPOLATED" clip="0">${items}</colorrampshader></rastershader></rasterrenderer>`,
      ),
    );
    expect(result).toMatchObject({ kind: 'stretch', min: 0, max: 100 });
    const colors = result.kind === 'stretch' ? result.ramp.colors : [];
    expect([colors[0], colors.at(-1)]).toEqual(['#000000', '#ffffff']);
    // At 50 the red is full, and green and blue are 4/9 of the way to white: 113 of 255.
    expect(colors[(colors.length - 1) / 2]).toBe('#ff7171');
  });

  it('reads a hillshade as the relief under white', () => {
    const sun = 'angle="30" azimuth="300" zfactor="2" multidirection="0"';
    const { result, losses } = schemeFromQml(raster(`<rasterrenderer type="hillshade" band="2" ${sun}/>`));
    expect(losses).toEqual([]);
    expect(result).toMatchObject({
      kind: 'stretch',
      band: 1,
      ramp: { colors: ['#ffffff', '#ffffff'] },
      relief: { used: true, sunAngle: 30, azimuth: 300, zFactor: 2 },
    });
  });

  it('refuses contours, which have no counterpart', () => {
    expect(() => schemeFromQml(raster('<rasterrenderer type="contour"/>'))).toThrow(
      expect.objectContaining({ code: 'style-unsupported' }) as Error,
    );
  });
});
