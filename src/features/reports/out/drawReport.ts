import { pngOf } from '@/ui/charts/canvasFile';
import { drawPiece, measureIn, pictureSize } from '@/ui/charts/picture';
import type { Report } from '../report';
import { layOutReport, type PictureWords } from './layOutReport';

/** The report as a PNG for social networks. */
export const drawReport = (report: Report, words: PictureWords): Promise<Blob> =>
  pngOf(pictureSize, (context) => {
    for (const piece of layOutReport(report, words, measureIn(context))) drawPiece(context, piece);
  });
