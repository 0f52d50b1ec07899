import { expect, it } from 'vitest';
import { apiReport } from './api-report';
import { publicNames } from './public-names';

it('holds every public name once as a declaration, without comments and bodies, and the types behind them', () => {
  const report = apiReport('packages/raster');
  const { names } = publicNames('packages/raster');
  for (const { name } of names)
    expect(report).toMatch(new RegExp(`(function|const|class|type|interface) ${name}\\b`));
  expect(report).not.toMatch(/\/\*|\breturn\b/);
  // `@gep/raster` takes polygons whose rings are of a type that it does not publish.
  const [published = '', behind = ''] = report.split('# parts of these types that no entry publishes');
  expect(published).not.toContain('type Ring ');
  expect(behind).toContain('type Ring = readonly Position[];');
});
