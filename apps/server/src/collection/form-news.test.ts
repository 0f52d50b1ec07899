import { expect, it } from 'vitest';
import { nameInNews, newsByReader } from './form-news';

it('names the forms of both years apart, in one notice with the earliest date', () => {
  const name = { zh: '用水量', en: 'Water use' };
  const about = { userId: 'u1', projectId: 'p1', event: 'ASSIGNED' as const };
  const [news, ...others] = newsByReader(
    [1, 0].map((year) => ({ ...about, name: nameInNews(name, year), due: new Date(`2026-12-0${year + 1}`) })),
  );
  expect(others).toEqual([]);
  expect(news.data).toEqual({
    forms: [{ zh: '用水量（可比年）', en: 'Water use (comparable year)' }, name],
    count: 2,
    due: '2026-12-01T00:00:00.000Z',
  });
});
