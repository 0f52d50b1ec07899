import { describe, expect, it } from 'vitest';
import { acceptedFiles, fileFault } from './file-fault';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('files for styles', () => {
  it('takes png, jpg and jpeg up to 2 MB, which is 2097152 bytes', () => {
    for (const [name, type] of [
      ['a.png', 'image/png'],
      ['a.jpg', 'image/jpeg'],
      ['a.jpeg', 'image/jpg'],
    ])
      expect(fileFault(file(name, type, 2_097_152), 'image')).toBeNull();
    expect(fileFault(file('a.png', 'image/png', 2_097_153), 'image')).toBe('problem.image-size');
  });

  it('refuses other types, regardless of the file name', () => {
    expect(fileFault(file('a.gif', 'image/gif'), 'image')).toBe('problem.image-type');
    expect(fileFault(file('a.png', 'text/html'), 'image')).toBe('problem.image-type');
    expect(fileFault(file('a.svg', 'image/svg+xml'), 'image')).toBe('problem.image-type');
    expect(fileFault(file('a.png', 'image/png'), 'svg')).toBe('svg.type');
  });

  it('goes by the ending where the system knows no type', () => {
    expect(fileFault(file('A.JPG', ''), 'image')).toBeNull();
    expect(fileFault(file('a.bmp', ''), 'image')).toBe('problem.image-type');
    expect(acceptedFiles.image).toBe('.png,.jpg,.jpeg');
  });
});
