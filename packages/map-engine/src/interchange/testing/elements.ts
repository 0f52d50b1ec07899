const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Attributes of the elements of a name in written XML, in their order. */
export function attributesOf(xml: string, name: string): Record<string, string>[] {
  return [...xml.matchAll(new RegExp(`<${name}((?: [\\w-]+="[^"<>]*")*)/?>`, 'g'))].map(([, written]) =>
    Object.fromEntries(
      [...written.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [
        key,
        value.replace(/&(\w+);/g, (all, entity: string) => entities[entity] ?? all),
      ]),
    ),
  );
}
