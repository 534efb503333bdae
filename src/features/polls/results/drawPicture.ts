import { pngOf } from '../share/canvasFile';
import { drawDots, qrDots } from '../share/qrCode';
import type { PollResults } from '../poll';
import { fontOf, layOut, pictureSize } from './picture';

/** Results as a PNG, with the link's QR code while the poll is open. */
export function drawPicture(results: PollResults, link: string | null): Promise<Blob> {
  const code = link === null ? null : qrDots(link);
  return pngOf(pictureSize, (context) => {
    const pieces = layOut(
      results,
      (text, size, weight) => {
        context.font = fontOf(size, weight);
        return context.measureText(text).width;
      },
      code !== null,
    );
    for (const piece of pieces) {
      if (piece.kind === 'code') {
        if (code) drawDots(context, code, piece);
      } else if (piece.kind === 'box') {
        context.fillStyle = piece.color;
        context.beginPath();
        context.roundRect(piece.x, piece.y, piece.width, piece.height, Math.min(6, piece.width / 2));
        context.fill();
      } else {
        context.fillStyle = piece.color;
        context.font = fontOf(piece.size, piece.weight);
        context.textAlign = piece.align;
        context.fillText(piece.text, piece.x, piece.y);
      }
    }
  });
}
