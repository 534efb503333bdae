import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

interface Picture {
  width: number;
  height: number;
  /** Content of its QR code, or null. */
  code: string | null;
  /** Longest horizontal run of pixels per requested color. */
  runs: Record<string, number>;
}

/** jsQR as a script global. */
type Decoder = (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null;

/** Reads back a downloaded picture and its QR code in a separate page. */
export async function readPicture(
  page: Page,
  download: Download,
  colors: readonly string[] = [],
): Promise<Picture> {
  const bytes = await readFile(await download.path(), 'base64');
  const reader = await page.context().newPage();
  try {
    await reader.addScriptTag({ path: 'node_modules/jsqr/dist/jsQR.js' });
    return await reader.evaluate(
      async ({ bytes, colors }) => {
        const binary = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([binary], { type: 'image/png' }));
        const { width, height } = image;
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, width, height);
        const runOf = (color: string) => {
          const wanted = parseInt(color.slice(1), 16);
          let longest = 0;
          let run = 0;
          for (let at = 0; at < data.length; at += 4) {
            const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
            run = (red << 16) + (green << 8) + blue === wanted ? run + 1 : 0;
            longest = Math.max(longest, run);
          }
          return longest;
        };
        const { jsQR } = globalThis as unknown as { jsQR: Decoder };
        return {
          ...{ width, height, code: jsQR(data, width, height)?.data ?? null },
          runs: Object.fromEntries(colors.map((color) => [color, runOf(color)])),
        };
      },
      { bytes, colors },
    );
  } finally {
    await reader.close();
  }
}
