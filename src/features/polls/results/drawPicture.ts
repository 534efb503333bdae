import { pngOf } from '@/ui/charts/canvasFile';
import { drawPiece, measureIn, pictureSize } from '@/ui/charts/picture';
import { drawDots, qrDots } from '../share/qrDots';
import type { PollResults } from '../poll';
import { layOut } from './picture';

/** Results as a PNG, with the link's QR code while the poll is open. */
export function drawPicture(results: PollResults, link: string | null): Promise<Blob> {
  const code = link === null ? null : qrDots(link);
  return pngOf(pictureSize, (context) => {
    for (const piece of layOut(results, measureIn(context), code !== null)) {
      if (piece.kind !== 'code') drawPiece(context, piece);
      else if (code) drawDots(context, code, piece);
    }
  });
}
