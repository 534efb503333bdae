import { randomUUID } from 'node:crypto';
import type { Database } from '../../db';
import { record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import { text } from '../../protocol/fields';
import { badRequest, invalidField, notFound } from '../../protocol/refusal';

const maxBytes = 1_048_576;

interface Kind {
  contentType: string;
  /** Magic bytes. */
  begins: readonly number[];
}

const jpeg: Kind = { contentType: 'image/jpeg', begins: [0xff, 0xd8, 0xff] };

/** Accepted uploads by extension. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['png', { contentType: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }],
  ['pdf', { contentType: 'application/pdf', begins: [...Buffer.from('%PDF-')] }],
]);
const extensionOf = (name: string) => /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether content and declared type match. */
function isOf({ contentType, begins }: Kind, bytes: Buffer, claimed: string): boolean {
  const isClaimed = ['', 'application/octet-stream', contentType].includes(claimed);
  return isClaimed && begins.every((byte, place) => bytes[place] === byte);
}

const fileScript = script('object.php', [
  staffCall('POST', 'create', {
    says: 'Guarda um arquivo, enviado como multipart no campo `file`: .jpg, .png ou .pdf de até 1 MB.',
    answer: record({ name: text, url: text }),
    isUpload: true,
    run: async ({ db, clientId, file, fileUrl }) => {
      if (!file) throw badRequest('Nenhum arquivo recebido.');
      const extension = extensionOf(file.name);
      const kind = kinds.get(extension);
      if (!kind) throw invalidField('file', 'Envie um arquivo .jpg, .png ou .pdf.');
      if (file.size > maxBytes) throw invalidField('size', 'Arquivo não pode passar de 1MB.');
      const bytes = Buffer.from(await file.arrayBuffer());
      if (!isOf(kind, bytes, file.type)) {
        throw invalidField('file', `O conteúdo deste arquivo não é o de um .${extension}.`);
      }
      const stored = db.files.insert({
        clientId,
        name: file.name,
        storedName: `${randomUUID()}.${extension}`,
        base64: bytes.toString('base64'),
      });
      return { name: stored.name, url: fileUrl(stored.storedName) };
    },
  }),
]);

export const fileScripts = [fileScript];

/**
 * Serves an upload as a download only, never as a page of this host.
 * @throws Refusal (404)
 */
export function serveFile(db: Database, storedName: string): Response {
  const file = db.files.find((entry) => entry.storedName === storedName);
  if (!file) throw notFound('Arquivo não encontrado.');
  return new Response(Buffer.from(file.base64, 'base64'), {
    headers: {
      'content-type': kinds.get(extensionOf(storedName))?.contentType ?? 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}
