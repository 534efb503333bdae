/**
 * Draws a PNG file.
 * @throws Error when the browser has no canvas
 */
export async function pngOf(
  size: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size.width, size.height);
  draw(context);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png'),
  );
}
