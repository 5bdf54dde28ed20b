/** Our own SVG as a picture. It holds shapes and text only, so drawing it taints no canvas and breaks no policy. */

/** Browsers refuse canvases beyond this. */
const longestSide = 8192;
const sharpness = 2;

export async function pngOf(svg: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const box = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg);
  const width = Number(box?.[1] ?? 0);
  const height = Number(box?.[2] ?? 0);
  if (width === 0 || height === 0) return undefined;
  const scale = Math.min(sharpness, longestSide / width, longestSide / height);
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
  const image = await imageOf(sized);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d');
  if (!context || !image) return undefined;
  context.scale(scale, scale);
  context.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob ? new Uint8Array(await blob.arrayBuffer()) : undefined;
}

function imageOf(svg: string): Promise<HTMLImageElement | undefined> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  return new Promise((done) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(undefined);
    image.src = url;
  }).then((image) => {
    URL.revokeObjectURL(url);
    return image as HTMLImageElement | undefined;
  });
}
