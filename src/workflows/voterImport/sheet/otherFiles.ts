import { SheetRefusal } from './bounds';

/* Files that people upload and that are not readable sheets: each is refused by its name, with advice. */

const begins = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

const saveAs = 'Abra no Excel e salve como .xlsx.';

/** Whether the bytes contain a name of a compound file's directory, in two bytes per character. */
function holdsName(bytes: Uint8Array, name: string): boolean {
  const [first = 0] = Array.from(name, (letter) => letter.charCodeAt(0));
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (Array.from(name).every((letter, place) => bytes[at + 2 * place] === letter.charCodeAt(0)))
      return true;
  }
  return false;
}

/** The kind of a Microsoft compound file: an old workbook, or a new one with a password. */
function compoundFile(bytes: Uint8Array): string {
  if (holdsName(bytes, 'EncryptedPackage'))
    return 'Esta planilha pede uma senha para abrir. Abra no Excel, tire a senha (Arquivo, Informações, Proteger Pasta de Trabalho) e salve de novo.';
  if (holdsName(bytes, 'WordDocument'))
    return 'Este é um documento do Word antigo (.doc). Copie a tabela para o Excel e salve como .xlsx.';
  return `Este é um arquivo do Excel antigo (.xls). ${saveAs}`;
}

/** Refuses a file identified as another type by its first bytes. Throws SheetRefusal. */
export function refuseOtherType(bytes: Uint8Array): void {
  const refuse = (text: string) => {
    throw new SheetRefusal(text);
  };
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) refuse(compoundFile(bytes));
  // Excel 2 to 4 wrote only the sheet.
  if (begins(bytes, 0x09) && bytes[1] !== undefined && [0, 2, 4].includes(bytes[1]) && bytes[3] === 0)
    refuse(`Este é um arquivo do Excel antigo (.xls). ${saveAs}`);
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46))
    refuse(
      'Este arquivo é um PDF. Peça a planilha de que ele foi feito, ou abra-o no Excel (Dados, Obter Dados, do PDF) e salve como .xlsx.',
    );
  if (begins(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66))
    refuse('Este é um texto do Word (.rtf). Copie a tabela para o Excel e salve como .xlsx.');
  if (begins(bytes, 0x1f, 0x8b) || begins(bytes, 0x52, 0x61, 0x72, 0x21) || begins(bytes, 0x37, 0x7a, 0xbc))
    refuse('Este arquivo está compactado. Extraia a planilha dele e escolha-a.');
}

/** Refuses a web page or a program's text file; many systems name such a page `.xls`. Throws SheetRefusal. */
export function refuseOtherText(text: string): void {
  const start = text
    .slice(0, 2_000)
    .replace(/^[\s\uFEFF]+/, '')
    .toLowerCase();
  const isPage =
    /^<[a-z!]/.test(start) && /<(?:!doctype html|html|table|t[rdh]|head|body|meta)\b/.test(start);
  if (isPage || /^mime-version:/.test(start))
    throw new SheetRefusal(`Este arquivo é uma página da internet, ainda que se chame .xls. ${saveAs}`);
  if (start.startsWith('<?xml') && start.includes('opendocument'))
    throw new SheetRefusal(
      'Esta é uma planilha do LibreOffice em um só XML (.fods). Abra no LibreOffice e salve como .ods.',
    );
  if (/^<(?:\?xml|(?:\w{1,20}:)?workbook)/.test(start))
    throw new SheetRefusal(`Este arquivo é um XML. ${saveAs}`);
  if (/^[{[]\s*["{[\]}]/.test(start))
    throw new SheetRefusal(
      'Este arquivo é um JSON. Abra-o no Excel (Dados, Obter Dados, de JSON) e salve como .xlsx.',
    );
}

/** Refuses a ZIP that is not a workbook, by its entries' names. Throws SheetRefusal. */
export function refuseOtherZip(names: readonly string[]): never {
  const has = (wanted: RegExp) => names.some((name) => wanted.test(name));
  const text = has(/^Index(?:\.zip|\/.*\.iwa)$/)
    ? 'Este é um arquivo do Numbers. No Numbers, exporte para o Excel (Arquivo, Exportar Para, Excel) e escolha o .xlsx.'
    : has(/^xl\/workbook\.bin$/)
      ? `Este é um arquivo binário do Excel (.xlsb). ${saveAs}`
      : has(/^content\.xml$/)
        ? 'Este documento do LibreOffice não é uma planilha .ods. Se for uma de antes (.sxc), abra no LibreOffice e salve como .ods; se não, copie a tabela para o Calc.'
        : has(/^word\//)
          ? 'Este é um documento do Word (.docx). Copie a tabela para o Excel e salve como .xlsx.'
          : has(/\.(?:csv|xlsx?|txt|vcf)$/i)
            ? 'Este arquivo está compactado (.zip). Extraia a planilha dele e escolha-a.'
            : 'Este arquivo não é uma planilha. Escolha um .xlsx, .ods ou .csv.';
  throw new SheetRefusal(text);
}
