import type { Language, StyleGroup, StyleType } from '@gep/api-client/contract';
import { encodeSymbol } from '@gep/map-engine/codec';
import type { SymbolKind } from '@gep/map-engine/model';
import { administration } from './administration';
import { hydrology } from './hydrology';
import { landCover } from './land-cover';
import { services } from './services';
import type { BuiltInGroup } from './style-list';

/** The styles that come with the product, for maps of accounts. */
export const builtInLibrary: readonly BuiltInGroup[] = [landCover, services, hydrology, administration];

/** Those for one kind of symbol as groups of the public library; groups without one are left out. */
export function builtInGroups(
  kind: SymbolKind,
  styleType: StyleType,
  language: Language,
): readonly StyleGroup[] {
  return builtInLibrary.flatMap(({ id, name, styles }) => {
    const children = styles
      .filter(({ symbol }) => symbol.kind === kind)
      .map((style) => ({
        id: style.id,
        name: style.name[language],
        styleJson: JSON.stringify(encodeSymbol(style.symbol)),
        styleType,
      }));
    return children.length > 0 ? [{ id, name: name[language], children }] : [];
  });
}
