import { sourceFiles } from './files';

const folder = 'stories/pictures/';

/** Stored pictures whose page of stories was removed or has moved: nothing compares them. */
export function strayPictures(pictures: readonly string[], pages: readonly string[]): string[] {
  const pictured = new Set(
    pages.map((page) => page.replace(/^stories\//, folder).replace(/\.stories\.tsx$/, '.png')),
  );
  return pictures.filter((picture) => !pictured.has(picture));
}

/** Every stored picture is of a page of stories. */
export async function storyPictures(): Promise<string[]> {
  const pictures = await sourceFiles(/^stories\/pictures\/.*\.png$/);
  const pages = await sourceFiles(/^stories\/.*\.stories\.tsx$/);
  return strayPictures(pictures, pages).map((picture) => `${picture}: no page of stories has this picture`);
}
