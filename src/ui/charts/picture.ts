/*
 * Elements of the pictures for social networks (4:5). Laid out by text widths before drawing, so that a long
 * text shrinks the rest instead of overflowing.
 */

export const pictureSize = { width: 1080, height: 1350 };
export const pictureMargin = 72;
export const pictureInner = pictureSize.width - 2 * pictureMargin;

/** Contrast is sufficient on the picture's white. */
export const pictureColors = { ink: '#0f172a', quiet: '#475569', brand: '#1d4ed8', track: '#e2e8f0' };

export interface PictureText {
  kind: 'text';
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  size: number;
  weight: 400 | 600 | 700;
  color: string;
  align: 'left' | 'right';
}

export interface PictureBox {
  kind: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  color: string;
}

/** Text width at a font size. */
export type Measure = (text: string, size: number, weight: PictureText['weight']) => number;

const fontOf = (size: number, weight: number) =>
  `${weight} ${size}px system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif`;

/** Wraps to `width`; a longer word is split. */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const letter of word) {
      if (line && widthOf(line + letter) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line ? [...lines, line] : lines;
}

/** Draws a piece. */
export function drawPiece(context: CanvasRenderingContext2D, piece: PictureText | PictureBox): void {
  context.fillStyle = piece.color;
  if (piece.kind === 'box') {
    context.beginPath();
    context.roundRect(piece.x, piece.y, piece.width, piece.height, Math.min(6, piece.width / 2));
    context.fill();
    return;
  }
  context.font = fontOf(piece.size, piece.weight);
  context.textAlign = piece.align;
  context.fillText(piece.text, piece.x, piece.y);
}

/** Measures with the canvas's font. */
export const measureIn =
  (context: CanvasRenderingContext2D): Measure =>
  (text, size, weight) => {
    context.font = fontOf(size, weight);
    return context.measureText(text).width;
  };
