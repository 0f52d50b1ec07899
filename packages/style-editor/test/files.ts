/** A png of whole colour, made on the spot. */
export function pngFile(width: number, height: number, name = 'picture.png'): File {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  const bytes = atob(canvas.toDataURL('image/png').split(',')[1]);
  return new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], name, { type: 'image/png' });
}
