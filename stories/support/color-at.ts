/** Colour of the story's map at a share of its width and height; empty until something is drawn there. */
export function colorAt([x, y]: readonly [number, number]): string {
  const canvas = document.querySelector<HTMLCanvasElement>('.ol-layer canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context || canvas.width === 0) return '';
  const [red, green, blue, alpha] = context.getImageData(canvas.width * x, canvas.height * y, 1, 1).data;
  return alpha === 0 ? '' : `rgb(${red}, ${green}, ${blue})`;
}
