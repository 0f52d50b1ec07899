import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * What is wrong with the addresses of a built site: links and parts of pages that lead to no file, that begin at the root
 * of the host, or that the page would load from elsewhere.
 */
export function siteLinkProblems(site: string, pages: readonly string[]): string[] {
  const problems: string[] = [];
  for (const page of pages) {
    const html = readFileSync(join(site, page), 'utf8');
    for (const [, tag = '', attribute = '', target = ''] of html.matchAll(
      /<(a|link|script|img|iframe)\b[^>]*?\s(href|src)="([^"]*)"/g,
    )) {
      if (target === '' || /^(#|data:|mailto:)/.test(target)) continue;
      const foreign = /^(https?:)?\/\//.test(target);
      if (foreign && tag === 'a') continue;
      if (foreign || target.startsWith('/')) problems.push(`${page}: ${attribute} of ${tag} is ${target}`);
      else {
        const path = join(site, dirname(page), decodeURIComponent(target.replace(/[#?].*$/, '')));
        const found = existsSync(path) && statSync(path).isFile();
        if (!found) problems.push(`${page}: ${relative(site, path)} does not exist`);
      }
    }
  }
  return problems;
}

/** Pages of the site outside of what TypeDoc and Storybook wrote, and its documents. */
export function ownPages(site: string): string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.html') && (!/^(api|storybook)\//.test(path) || path.startsWith('api/documents/guide_')),
  );
}
