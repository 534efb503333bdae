import { deflateSync } from 'node:zlib';

/* Demo attachments, generated so that no binary is kept in the repository. */

export const attachmentNames = [
  'foto-do-local.png',
  'laudo-medico.pdf',
  'protocolo-156.pdf',
  'receita.pdf',
  'abaixo-assinado.pdf',
] as const;
export type AttachmentName = (typeof attachmentNames)[number];

/** By name, as base64. */
export const attachmentFiles: Readonly<Record<AttachmentName, string>> = {
  'foto-do-local.png': picture().toString('base64'),
  'laudo-medico.pdf': page('Laudo médico', [
    'Paciente em acompanhamento contínuo nesta unidade.',
    'Necessita de avaliação com especialista, com prioridade.',
    'UBS do bairro, documento de demonstração.',
  ]),
  'protocolo-156.pdf': page('Protocolo 156', [
    'Solicitação registrada pelo telefone 156.',
    'Prazo de resposta: 15 dias úteis.',
    'Documento de demonstração.',
  ]),
  'receita.pdf': page('Receita', [
    'Uso contínuo. Tomar um comprimido pela manhã.',
    'Validade: seis meses.',
    'Documento de demonstração.',
  ]),
  'abaixo-assinado.pdf': page('Abaixo-assinado', [
    'Nós, moradores, pedimos providências da Prefeitura.',
    'Seguem 84 assinaturas.',
    'Documento de demonstração.',
  ]),
};

/** A one-page A4 PDF. */
function page(title: string, lines: readonly string[]): string {
  const shown = [`BT /F1 20 Tf 72 760 Td (${title}) Tj /F1 12 Tf 0 -20 Td`];
  const content = [...shown, ...lines.map((line) => `0 -20 Td (${line}) Tj`), 'ET'].join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  // Latin-1: one byte per character, as the offsets assume.
  return Buffer.from(file + table + end, 'latin1').toString('base64');
}

function picture(): Buffer {
  const width = 240;
  const height = 160;
  const horizon = 210;
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x += 1) row.set(colourAt(x * 2, y * 2), 1 + x * 3);
    return row;
  });
  return pngOf(width, height, Buffer.concat(rows));

  function colourAt(x: number, y: number): readonly [number, number, number] {
    const isPost = x > 330 && x < 338 && y > 60 && y < 260;
    const isLamp = x > 290 && x < 338 && y > 54 && y < 64;
    if (isPost || isLamp) return [60, 64, 72];
    const isHouse = x > 40 && x < 220 && y > 130 && y < horizon;
    const isWindow = isHouse && x % 60 > 20 && x % 60 < 45 && y > 150 && y < 180;
    if (isWindow) return [244, 214, 140];
    if (isHouse) return [150, 110, 96];
    if (y < horizon) return [120 + (y >> 1), 130 + (y >> 2), 170 - (y >> 2)];
    const isStripe = y > 262 && y < 268 && x % 80 < 44;
    return isStripe ? [220, 216, 196] : [84, 86, 92];
  }
}

/** `pixels`: three bytes each, rows prefixed by filter byte 0. */
function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8-bit RGB.
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(checksum(body), body.length + 4);
  return framed;
}

function checksum(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}
