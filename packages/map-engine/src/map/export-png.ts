import type OlMap from 'ol/Map.js';

/** The map's picture as PNG, drawn anew first; `background` lies under transparent parts (white by default). */
export async function exportPng(
  olMap: OlMap,
  { background = '#ffffff' }: { readonly background?: string } = {},
): Promise<Blob> {
  await new Promise<void>((resolve) => {
    olMap.once('rendercomplete', () => resolve());
    olMap.render();
  });
  const size = olMap.getSize();
  const element = olMap.getTargetElement();
  if (!size || !element) throw new TypeError('the map stands in no element, nothing can be exported');
  const ratio = olMap.getPixelRatio();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size[0] * ratio);
  canvas.height = Math.round(size[1] * ratio);
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('the browser gives no 2d canvas');
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const layer of element.querySelectorAll<HTMLCanvasElement>('.ol-layer canvas, canvas.ol-layer')) {
    if (layer.width === 0 || layer.height === 0) continue;
    const opacity = layer.parentElement?.style.opacity || layer.style.opacity;
    context.globalAlpha = opacity === '' ? 1 : Number(opacity);
    const matrix = /^matrix\(([^)]*)\)$/.exec(layer.style.transform)?.[1]?.split(',').map(Number);
    const width = parseFloat(layer.style.width) || layer.width / ratio;
    const scale = matrix ?? [width / layer.width, 0, 0, width / layer.width, 0, 0];
    // Style sizes are CSS pixels; the export has the map's own.
    const [a, b, c, d, e, f] = scale.map((value) => value * ratio);
    context.setTransform(a, b, c, d, e, f);
    context.drawImage(layer, 0, 0);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new TypeError('the map could not be exported'))));
  });
}
