import { expect, it } from 'vitest';
import { pictureSize } from './picture-size';

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
/** 7 by 5 pixels, written by GDAL 3.4. */
const png = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFCAIAAAAG+GGPAAAADElEQVQImWNgoCcAAABuAAEdQFfVAAAAAElFTkSuQmCC',
);
const jpeg = bytesOf(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5' +
    'PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAAR' +
    'CAAFAAcDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/',
);

it('is read from the headers of PNG and JPEG', () => {
  expect(pictureSize(png)).toEqual([7, 5]);
  expect(pictureSize(jpeg)).toEqual([7, 5]);
});

it('is none in anything else, and in no part of a file that ends before it', () => {
  expect(pictureSize(new Uint8Array())).toBeNull();
  expect(pictureSize(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
  for (let end = 0; end < 23; end++) expect(pictureSize(png.subarray(0, end))).toBeNull();
  for (let end = 0; end < 150; end++) expect(pictureSize(jpeg.subarray(0, end))).toBeNull();
});
