import { formatNumber } from '@/formats/money';
import { isHeic, maxFileBytes } from './fileProblem';

/** Tried in order: pixels of the longer side, JPEG quality. */
const attempts = [
  [2560, 0.85],
  [2560, 0.75],
  [2048, 0.8],
  [2048, 0.7],
  [1600, 0.8],
  [1600, 0.65],
  [1600, 0.5],
  // For noisy photos, e.g. taken at night.
  [1280, 0.6],
  [1024, 0.6],
] as const;

interface Photo {
  file: File;
  width: number;
  height: number;
}

/**
 * Shrinks a photo to an upright JPEG under the limit, without metadata, largest size first (1600 px keeps a
 * page legible). Null if undecodable. A library would add 20 kB and a worker.
 */
export async function smallerPhoto(original: File): Promise<Photo | null> {
  const picture = await readPicture(original);
  if (!picture) return null;
  try {
    const longest = Math.max(picture.width, picture.height);
    for (const [side, quality] of attempts) {
      const scale = Math.min(1, side / longest);
      const width = Math.max(1, Math.round(picture.width * scale));
      const height = Math.max(1, Math.round(picture.height * scale));
      const blob = await jpegOf(picture, width, height, quality);
      if (blob && blob.size <= maxFileBytes) return { file: named(blob, original), width, height };
    }
    return null;
  } finally {
    picture.close();
  }
}

async function readPicture(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

function jpegOf(picture: ImageBitmap, width: number, height: number, quality: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  return new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
}

const named = (blob: Blob, { name, lastModified }: File) =>
  new File([blob], name.replace(/\.(?:jpe?g|png|hei[cf])$/i, '.jpg'), { type: 'image/jpeg', lastModified });

const inUnits = (bytes: number) =>
  bytes >= maxFileBytes
    ? `${formatNumber(Math.round((bytes / maxFileBytes) * 10) / 10)} MB`
    : `${formatNumber(Math.round(bytes / 1024))} kB`;

const inPoints = ({ width, height }: Photo) => `${formatNumber(width)} × ${formatNumber(height)} pontos`;

/** 'Foto convertida de HEIC para JPG (…)' or 'Foto reduzida de 4,2 MB para 812 kB (2.048 × 1.536 pontos).' */
export const sayShrunk = (before: File, photo: Photo) =>
  isHeic(before)
    ? `Foto convertida de HEIC para JPG (${inPoints(photo)}).`
    : `Foto reduzida de ${inUnits(before.size)} para ${inUnits(photo.file.size)} (${inPoints(photo)}).`;
