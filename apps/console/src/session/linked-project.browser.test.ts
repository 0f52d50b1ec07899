import { afterEach, describe, expect, it } from 'vitest';
import { linkToProject, takeLinkedProject } from './linked-project';

const before = window.location.href;
afterEach(() => window.history.replaceState(null, '', before));

describe('a link to a screen', () => {
  it('names its project, which the page that opens it takes out of its address', () => {
    const link = linkToProject(new URL('/result?year=current', window.location.href), 'p1');
    window.history.replaceState(null, '', link);
    expect(takeLinkedProject()).toBe('p1');
    expect(window.location.search).toBe('?year=current');
    expect(takeLinkedProject()).toBeNull();
  });

  it('names none without an open project', () => {
    expect(linkToProject(new URL('https://a.cn/result'), null)).toBe('https://a.cn/result');
  });
});
