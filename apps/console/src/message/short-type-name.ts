/** The Chinese name of an ecosystem type as people write it in tables: 森林 for 森林生态系统. */
export function shortTypeName(name: string): string {
  return name.replace(/生态系统$/, '');
}
