import {
  characterMarker,
  fontStyles,
  svgMarker,
  gradientFill,
  linePatternFill,
  fillSymbol,
  lineCaps,
  lineJoins,
  lineSymbol,
  markerLine,
  markerPositions,
  markerShapes,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
  strokeDashes,
  symbolLayerKinds,
} from '@gep/map-engine/model';
import type { MapSymbol, SymbolLayerKind } from '@gep/map-engine/model';
import { SymbolPreview } from '@gep/style-editor';
import type { EditorLocale, MessageKey } from '@gep/style-editor';
import { en } from '@gep/style-editor/words/en';
import { zhCN } from '@gep/style-editor/words/zh-cn';
import { fullSymbols, leafSvg } from '../support/sample-symbols';

const own = {
  'zh-CN': { marker: '点符号', line: '线符号', fill: '面符号', fresh: '默认', full: '多个选项' },
  en: { marker: 'Points', line: 'Lines', fill: 'Polygons', fresh: 'Default', full: 'Many options' },
} as const satisfies Record<EditorLocale, unknown>;

interface Specimen {
  readonly name: string;
  readonly symbol: MapSymbol;
}

const fresh = { marker: markerSymbol(), line: lineSymbol(), fill: fillSymbol() };

/** One option of a kind in every choice that it has. */
const choices: Partial<Record<SymbolLayerKind, (t: (key: MessageKey) => string) => readonly Specimen[]>> = {
  'simple-marker': (t) =>
    markerShapes.map((shape) => ({
      name: t(`shape.${shape}`),
      symbol: markerSymbol(simpleMarker({ shape, size: 32, outline: true })),
    })),
  'svg-marker': () =>
    ([null, '#b8862b'] as const).map((fillColor) => ({
      name: fillColor ?? 'SVG',
      symbol: markerSymbol(svgMarker({ svg: leafSvg, width: 40, height: 40, fillColor })),
    })),
  'character-marker': (t) =>
    fontStyles.flatMap((fontStyle) =>
      ['A', '林'].map((text) => ({
        name: `${t(`font-style.${fontStyle}`)} ${text}`,
        symbol: markerSymbol(characterMarker({ text, fontStyle, size: 36 })),
      })),
    ),
  'simple-line': (t) => [
    ...strokeDashes.map((dash) => ({
      name: t(`dash.${dash}`),
      symbol: lineSymbol(simpleLine({ dash, width: 4 })),
    })),
    ...lineCaps.map((cap) => ({
      name: `${t('field.cap')} ${t(`cap.${cap}`)}`,
      symbol: lineSymbol(simpleLine({ cap, width: 14, dash: 'dash', color: '#5c6b64' })),
    })),
    ...lineJoins.map((join) => ({
      name: `${t('field.join')} ${t(`join.${join}`)}`,
      symbol: fillSymbol(
        simpleFill({
          color: '#ffffff',
          outline: lineSymbol(simpleLine({ join, width: 14, color: '#5c6b64' })),
        }),
      ),
    })),
  ],
  'marker-line': (t) =>
    markerPositions.map((position) => ({
      name: t(`position.${position}`),
      symbol: lineSymbol(simpleLine({ color: '#5c6b64' }), markerLine({ position, interval: 20 })),
    })),
  'gradient-fill': (t) =>
    (['linear', 'radial'] as const).map((shape) => ({
      name: t(`gradient.${shape}`),
      symbol: fillSymbol(gradientFill({ shape })),
    })),
  'line-pattern-fill': () =>
    [0, 45, 90, 135].map((angle) => ({
      name: `${angle}°`,
      symbol: fillSymbol(linePatternFill({ angle, interval: 8 })),
    })),
};

/** Every kind of symbol layer, as it comes and with its options. */
export function SymbolCataloguePage({ locale }: { readonly locale: EditorLocale }) {
  const words = locale === 'en' ? en : zhCN;
  const t = (key: MessageKey) => words[key];
  return (
    <div className="gep-root" style={{ padding: 24, background: 'var(--gep-surface)', maxWidth: 1080 }}>
      {(['marker', 'line', 'fill'] as const).map((symbol) => (
        <section key={symbol} style={{ marginBottom: 32 }}>
          <h2 style={{ fontSize: 16, fontWeight: 600 }}>{own[locale][symbol]}</h2>
          {symbolLayerKinds[symbol].map((kind) => (
            <div
              key={kind}
              data-kind={kind}
              style={{
                display: 'grid',
                gridTemplateColumns: '148px 1fr',
                borderTop: '1px solid var(--gep-line)',
              }}
            >
              <h3 style={{ margin: '12px 0', fontSize: 14, fontWeight: 400 }}>{t(`kind.${kind}`)}</h3>
              <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, margin: '12px 0' }}>
                {[
                  ...(kind === symbolLayerKinds[symbol][0]
                    ? [{ name: own[locale].fresh, symbol: fresh[symbol] }]
                    : []),
                  ...(choices[kind]?.(t) ?? []),
                  { name: own[locale].full, symbol: fullSymbols[kind]() },
                ].map((specimen) => (
                  <figure key={specimen.name} style={{ margin: 0, width: 124 }}>
                    <SymbolPreview symbol={specimen.symbol} size="overall" label={specimen.name} />
                    <figcaption className="gep-muted">{specimen.name}</figcaption>
                  </figure>
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
