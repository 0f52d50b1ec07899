import ts from 'typescript';

const named = (type: ts.Type | undefined): string[] => type?.getProperties().map(({ name }) => name) ?? [];

/** Props of a page's component that its meta says nothing of in `argTypes`; null where the page names no component. */
function missing(checker: ts.TypeChecker, source: ts.SourceFile): readonly string[] | null {
  const file = checker.getSymbolAtLocation(source);
  const meta = file && checker.getExportsOfModule(file).find(({ name }) => name === 'default');
  if (!meta) return null;
  const aliased = meta.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(meta) : meta;
  const part = (name: string) => {
    const property = checker.getTypeOfSymbol(aliased).getProperty(name);
    return property && checker.getTypeOfSymbol(property);
  };
  const component = part('component')?.getCallSignatures()[0];
  if (!component) return null;
  const props = component.parameters.flatMap((parameter) => named(checker.getTypeOfSymbol(parameter)));
  const described = new Set(named(part('argTypes')));
  return props.filter((prop) => !described.has(prop));
}

/** Every page of stories names a component and describes each of its props: a control, an action, or why it has none. */
export async function storyControls(): Promise<string[]> {
  const { config } = ts.readConfigFile('stories/tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, 'stories');
  const program = ts.createProgram(fileNames, options);
  const pages = program.getSourceFiles().filter(({ fileName }) => fileName.endsWith('.stories.tsx'));
  const problems = pages.flatMap((page) => {
    const props = missing(program.getTypeChecker(), page);
    if (!props) return [`${page.fileName}: names no component`];
    return props.map((prop) => `${page.fileName}: no control for ${prop}`);
  });
  return Promise.resolve(problems);
}
