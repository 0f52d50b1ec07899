import { contrastRatio, tryParseColor } from '@gep/map-engine/color';
import { useEffect, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { readTokens, textPairs } from './read-tokens';

const page: CSSProperties = {
  display: 'grid',
  gap: 32,
  padding: 24,
  maxWidth: 960,
  background: 'var(--gep-surface)',
};
const heading: CSSProperties = { margin: '0 0 12px', fontSize: 16, fontWeight: 600 };
const grid: CSSProperties = {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
};
const row: CSSProperties = { display: 'flex', gap: 12, alignItems: 'center' };
const edge = '1px solid var(--gep-line)';

interface SampleProps {
  readonly name: string;
  readonly value: string;
  readonly children?: ReactNode;
}

function Sample({ name, value, children }: SampleProps) {
  return (
    <div style={row}>
      {children}
      <div>
        <code>{name}</code>
        <div className="gep-muted">{value}</div>
      </div>
    </div>
  );
}

/** How each group of tokens shows itself; the first whose pattern fits a name takes it. */
const groups: readonly (readonly [title: string, names: RegExp, show: (value: string) => ReactNode])[] = [
  ['Space', /-space-/, (width) => <span style={{ width, height: 16, background: 'var(--gep-accent)' }} />],
  ['Type', /-text-(caption|body|section|page)$/, (fontSize) => <span style={{ fontSize }}>国土 Aa 12</span>],
  [
    'Shape',
    /-radius/,
    (borderRadius) => <span style={{ width: 40, height: 40, border: edge, borderRadius }} />,
  ],
  ['Depth', /-shadow/, (boxShadow) => <span style={{ width: 40, height: 40, boxShadow }} />],
  ['Measures', /-(control|row)/, (height) => <span style={{ width: 40, height, border: edge }} />],
];

function groupOf(name: string, value: string): string {
  if (tryParseColor(value)) return 'Colour';
  return groups.find(([, names]) => names.test(name))?.[0] ?? 'Others';
}

function shown(group: string, value: string): ReactNode {
  if (group === 'Colour')
    return (
      <span
        style={{ width: 40, height: 40, flex: 'none', background: value, border: edge, borderRadius: 6 }}
      />
    );
  return groups.find(([title]) => title === group)?.[2](value);
}

/** Every custom property of the package with its value under the chosen theme and density, and the contrasts of text. */
export function TokensPage() {
  const [tokens, setTokens] = useState<Readonly<Record<string, string>>>({});
  // Theme and density are set on the document once the page is there.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTokens(readTokens()));
    return () => cancelAnimationFrame(frame);
  }, []);
  const named = Object.entries(tokens).map(([name, value]) => ({ name, value, group: groupOf(name, value) }));
  const titles = ['Colour', ...groups.map(([title]) => title), 'Others'];
  return (
    <div className="gep-root" style={page}>
      {titles.map((title) => (
        <section key={title}>
          <h2 style={heading}>{title}</h2>
          <div style={grid}>
            {named
              .filter(({ group }) => group === title)
              .map(({ name, value }) => (
                <Sample key={name} name={name} value={value}>
                  {shown(title, value)}
                </Sample>
              ))}
          </div>
        </section>
      ))}
      <section>
        <h2 style={heading}>Contrast of text, at least 4.5</h2>
        <div style={grid}>
          {tokens['--gep-text'] &&
            textPairs.map(([text, ground]) => (
              <div
                key={text + ground}
                data-pair={`${text} on ${ground}`}
                style={{
                  padding: 8,
                  border: edge,
                  borderRadius: 6,
                  color: tokens[text],
                  background: tokens[ground],
                }}
              >
                {contrastRatio(tokens[text], tokens[ground]).toFixed(2)} {text.slice(6)} on {ground.slice(6)}
              </div>
            ))}
        </div>
      </section>
    </div>
  );
}
