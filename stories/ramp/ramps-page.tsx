import { colorRamps, colorVisions, smallestDifference } from '@gep/map-engine/color';
import { RampPreview } from '@gep/style-editor';

const types = ['sequential', 'diverging', 'qualitative'] as const;

/** Every preset: type, source, safety, its colours and how they look to people who lack one kind of cone. */
export function RampsPage({ classes }: { readonly classes?: number }) {
  return (
    <div className="gep-root" style={{ padding: 24, background: 'var(--gep-surface)', maxWidth: 1180 }}>
      {types.map((type) => {
        const ramps = colorRamps.filter((ramp) => ramp.type === type);
        return (
          <section key={type} style={{ marginBottom: 24 }}>
            <h2 style={{ fontSize: 16, fontWeight: 600 }}>
              {type} ({ramps.length})
            </h2>
            <table style={{ width: '100%', borderSpacing: '8px 4px', tableLayout: 'fixed' }}>
              <thead>
                <tr style={{ textAlign: 'left' }}>
                  <th scope="col" style={{ width: 112 }}>
                    name
                  </th>
                  <th scope="col">colours</th>
                  {colorVisions.map((vision) => (
                    <th key={vision} scope="col">
                      {vision}
                    </th>
                  ))}
                  <th scope="col" style={{ width: 80 }}>
                    safe (ΔE)
                  </th>
                  <th scope="col" style={{ width: 280 }}>
                    source
                  </th>
                </tr>
              </thead>
              <tbody>
                {ramps.map((ramp) => (
                  <tr key={ramp.name} data-ramp={ramp.name}>
                    <th scope="row" style={{ textAlign: 'left', fontWeight: 400 }}>
                      {ramp.name}
                    </th>
                    {[undefined, ...colorVisions].map((vision) => (
                      <td key={vision ?? 'all'}>
                        <RampPreview ramp={ramp} classes={classes} vision={vision} />
                      </td>
                    ))}
                    <td>
                      {ramp.colorBlindSafe ? 'yes' : 'no'} ({smallestDifference(ramp, type).toFixed(1)})
                    </td>
                    <td className="gep-muted">{ramp.source}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
    </div>
  );
}
