import { plural } from '@/formats/text';
import type { MediaKind } from './media';

const words: Record<MediaKind, readonly [one: string, many: string]> = {
  photo: ['foto', 'fotos'],
  audio: ['áudio', 'áudios'],
  video: ['vídeo', 'vídeos'],
  document: ['documento', 'documentos'],
  sticker: ['figurinha', 'figurinhas'],
  contact: ['contato', 'contatos'],
  unknown: ['mídia', 'mídias'],
};

const listed = new Intl.ListFormat('pt-BR');

/**
 * The media that are not included: `2 áudios e 1 vídeo não entram.`; '' if all are.
 * @param counts all media sent, by kind
 * @param attached number of photos and PDFs included
 */
export function leftOutText(counts: ReadonlyMap<MediaKind, number>, attached: number): string {
  let taken = attached;
  const left = [...counts].flatMap(([kind, count]) => {
    const isTaken = kind === 'photo' || kind === 'document' ? Math.min(taken, count) : 0;
    taken -= isTaken;
    return count > isTaken ? [{ kind, count: count - isTaken }] : [];
  });
  if (left.length === 0) return '';
  const total = left.reduce((sum, { count }) => sum + count, 0);
  const named = listed.format(left.map(({ kind, count }) => plural(count, ...words[kind])));
  return `${named} não ${total === 1 ? 'entra' : 'entram'} no atendimento.`;
}
