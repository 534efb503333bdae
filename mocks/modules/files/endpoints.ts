import { randomUUID } from 'node:crypto';
import type { Database } from '../../db';
import { record } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import { text } from '../../protocol/fields';
import { badRequest, invalidField, notFound } from '../../protocol/refusal';

const maxBytes = 1_048_576;

/** What may be uploaded, by extension, and how it is served. */
const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};
const extensionOf = (name: string) => /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const fileScript = script('object.php', [
  staffCall('POST', 'create', {
    says: 'Guarda um arquivo, enviado como multipart no campo `file`: .jpg, .png ou .pdf de até 1 MB.',
    answer: record({ name: text, url: text }),
    isUpload: true,
    run: async ({ db, clientId, file, fileUrl }) => {
      if (!file) throw badRequest('Nenhum arquivo recebido.');
      const extension = extensionOf(file.name);
      if (!(extension in contentTypes)) throw invalidField('file', 'Envie um arquivo .jpg, .png ou .pdf.');
      if (file.size > maxBytes) throw invalidField('size', 'Arquivo não pode passar de 1MB.');
      const stored = db.files.insert({
        clientId,
        name: file.name,
        storedName: `${randomUUID()}.${extension}`,
        base64: Buffer.from(await file.arrayBuffer()).toString('base64'),
      });
      return { name: stored.name, url: fileUrl(stored.storedName) };
    },
  }),
]);

export const fileScripts = [fileScript];

/**
 * An uploaded file, always as a download: what people upload is never shown as a page of this host.
 * @throws Refusal (404)
 */
export function serveFile(db: Database, storedName: string): Response {
  const file = db.files.find((entry) => entry.storedName === storedName);
  if (!file) throw notFound('Arquivo não encontrado.');
  return new Response(Buffer.from(file.base64, 'base64'), {
    headers: {
      'content-type': contentTypes[extensionOf(storedName)] ?? 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}
