/** A colour over a checkerboard, so that its transparency shows. Null means no colour. */
export function Swatch({ color, wide = false }: { readonly color: string | null; readonly wide?: boolean }) {
  return (
    <span className={wide ? 'gep-swatch gep-swatch-wide' : 'gep-swatch'} aria-hidden>
      <span style={{ background: color ?? 'transparent' }} />
    </span>
  );
}
