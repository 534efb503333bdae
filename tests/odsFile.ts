import { zipFile } from './zipFile';

/* A minimal .ods as bytes: a `content.xml` as LibreOffice writes it. */

const names = Object.entries({
  ...{ office: 'office', style: 'style', text: 'text', table: 'table', draw: 'drawing', dc: 'dc' },
  calcext: 'calcext',
}).map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`);

/** A text cell. */
export const textCell = (text: string, attributes = '') =>
  `<table:table-cell ${attributes} office:value-type="string" calcext:value-type="string"><text:p>${text}</text:p></table:table-cell>`;

/** A cell with a value and its displayed text. */
export const valueCell = (type: string, value: string, look: string, attributes = '') => {
  const name = type === 'float' || type === 'currency' || type === 'percentage' ? 'value' : `${type}-value`;
  return `<table:table-cell ${attributes} office:value-type="${type}" office:${name}="${value}" calcext:value-type="${type}"><text:p>${look}</text:p></table:table-cell>`;
};

/** A row from cell markup. */
export const odsRow = (cells: string, attributes = '') =>
  `<table:table-row ${attributes}>${cells}</table:table-row>`;

/** A sheet; one with the style `escondida` is hidden. */
export const odsTable = (name: string, rows: string, attributes = '') =>
  `<table:table table:name="${name}" ${attributes}>${rows}</table:table>`;

/** A file from sheet markup. */
export function odsFile(tables: string, { body = 'spreadsheet', manifest = '' } = {}) {
  return zipFile([
    { name: 'mimetype', text: `application/vnd.oasis.opendocument.${body}` },
    {
      name: 'content.xml',
      text: `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${names.join(' ')}><office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="escondida" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:${body}>${tables}</office:${body}></office:body></office:document-content>`,
    },
    { name: 'META-INF/manifest.xml', text: `<manifest:manifest>${manifest}</manifest:manifest>` },
  ]);
}
