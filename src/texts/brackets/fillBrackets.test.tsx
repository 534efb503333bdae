import { describe, expect, it } from 'vitest';
import type { OfficeProfile } from '@/records/office/officeProfile';
import { fillBrackets, type DocumentFacts } from './fillBrackets';

const facts: DocumentFacts = {
  number: '412',
  year: '2026',
  subject: 'Lâmpadas <b> & "aspas"',
  authors: ['Helena Prado', 'Íris Nakamura'],
  day: '2026-11-03',
};

function filled(html: string, more: Partial<DocumentFacts> = {}) {
  const box = document.createElement('div');
  for (const line of html.split('|')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    box.append(paragraph);
  }
  fillBrackets(box, { ...facts, ...more });
  return [...box.children].map(({ textContent }) => textContent).join('|');
}

describe('the brackets of a template', () => {
  it.each([
    ['Ofício nº [número]/[ano]', 'Ofício nº 412/2026'],
    ['[NUMERO], [ Ano ]', '412, 2026'],
    ['[data por extenso]', '3 de novembro de 2026'],
    ['[nome]|[autores]', 'Helena Prado|Helena Prado, Íris Nakamura'],
    ['[assunto]', 'Lâmpadas <b> & "aspas"'],
    ['[cargo], [bairro], [data], []', '[cargo], [bairro], 3 de novembro de 2026, []'],
    [
      '[Data]|[DATA]|[ data ]|[data_por_extenso]|[Data do documento]',
      Array(5).fill('3 de novembro de 2026').join('|'),
    ],
    ['[data de hoje]|[Data Abreviada]|[DD/MM/AAAA]', '03/11/2026|03/11/2026|03/11/2026'],
    ['[dia] de [mês] de [ano]|[MES]', '3 de novembro de 2026|novembro'],
    ['[nº]/[ano]|[n.º]|[Nº do ofício]|[numero do documento]', '412/2026|412|412|412'],
    ['[autor(a)]|[nome do(a) Vereador(a)]|[PARLAMENTAR]|[o autor]', Array(4).fill('Helena Prado').join('|')],
    ['no dia [data], às [hora], em [local]', 'no dia [data], às [hora], em [local]'],
    ['no dia [dia], às 10h', 'no dia [dia], às 10h'],
    ['[data do evento], [data e local]', '[data do evento], [data e local]'],
    ['[constructor] [__proto__]', '[constructor] [__proto__]'],
  ])('%s', (template, text) => {
    expect(filled(template)).toBe(text);
  });

  it('are filled by what was typed for one that asks for the same, and agree with the role typed', () => {
    const typed = { de_cargo_do_secretario: 'Secretária de Obras', de_cidade: 'Jundiaí' };
    expect(filled('[cargo da destinatária]|Senhor(a) Secretário(a),|[município] [lugar]', { typed })).toBe(
      'Secretária de Obras|Senhora Secretária,|Jundiaí [lugar]',
    );
  });

  const office: OfficeProfile = {
    ...{ city: 'Campinas', areaCode: '19', holder: 'Helena Prado', role: 'Vereadora' },
    ...{ treatment: 'Excelentíssima Senhora', phones: '(19) 3333-4444', letterhead: '' },
    addressees: [
      { department: 'Obras', name: 'José Dias', role: 'Secretário de Obras' },
      { department: 'Esporte', name: 'Íris Nakamura', role: 'Secretária de Esporte' },
      { department: 'Cultura', name: 'Ivo Paz', role: 'Chefe da Cultura' },
    ],
  };
  it.each([
    ['[cidade], [data por extenso].', {}, 'Campinas, 3 de novembro de 2026.'],
    ['[nome]|[cargo]', {}, 'Helena Prado|Vereadora'],
    [
      '[nome da secretaria]|[nome da secretaria municipal]',
      { department: 'Obras' },
      'Obras|[nome da secretaria municipal]',
    ],
    ['[nome]|[cargo]', { authors: ['Íris Nakamura'] }, 'Íris Nakamura|[cargo]'],
    ['[nome]|[cargo do(a) Vereador(a)]', { authors: [] }, 'Helena Prado|Vereadora'],
    [
      '[nome do destinatário]|[Cargo do Secretário]',
      { department: 'obras' },
      'José Dias|Secretário de Obras',
    ],
    [
      '[nome do destinatário]|Senhor(a) [cargo],',
      { department: 'Saúde' },
      '[nome do destinatário]|Senhor(a) [cargo],',
    ],
    ['Senhor(a) [cargo],|[cargo]', { department: 'Obras' }, 'Senhor Secretário de Obras,|Vereadora'],
    [
      'Prezado(a) Senhor(a) Secretário(a),|Cumprimentando-o(a), peço ao(à) morador(a) e ao(a) diretor(a)',
      { department: 'Esporte' },
      'Prezada Senhora Secretária,|Cumprimentando-a, peço ao(à) morador(a) e ao(a) diretor(a)',
    ],
    [
      'Senhor(a) Secretário(a),|Cumprimentando-o(a)',
      { department: 'Obras' },
      'Senhor Secretário,|Cumprimentando-o',
    ],
    ['Senhor(a) [cargo],', { department: 'Cultura' }, 'Senhor(a) Chefe da Cultura,'],
    ['Senhor(a) Secretário(a),', {}, 'Senhor(a) Secretário(a),'],
    [
      '[tratamento] [nome]|[tratamento do vereador]',
      {},
      'Excelentíssima Senhora Helena Prado|Excelentíssima Senhora',
    ],
    ['[tratamento] [nome do destinatário]', { department: 'Obras' }, '[tratamento] José Dias'],
    ['Telefone: [telefone do gabinete]|[telefone]', {}, 'Telefone: (19) 3333-4444|[telefone]'],
  ])('%s of %o is what the office said of itself', (template, more, text) => {
    expect(filled(template, { office, ...more })).toBe(text);
  });

  it('name who asked only where that is given', () => {
    expect(filled('[solicitante]')).toBe('[solicitante]');
    expect(filled('[solicitante]', { requester: 'Ana Braga' })).toBe('Ana Braga');
    expect(filled('[bairro]', { district: 'Cambuí' })).toBe('Cambuí');
  });
});

describe('a text of people in a bracket', () => {
  const template = 'Aguardam [descrição do problema].';
  it.each([
    ['Lâmpada queimada.', 'Aguardam lâmpada queimada.'],
    ['UBS sem pediatra…', 'Aguardam UBS sem pediatra.'],
    ['A rua está escura.', 'Aguardam o que se descreve a seguir.|A rua está escura.'],
    ['Um buraco.\nDois buracos.', 'Aguardam o que se descreve a seguir.|Um buraco.|Dois buracos.'],
  ])('goes on with the sentence, or stands by itself: %s', (problem, text) => {
    expect(filled(template, { problem })).toBe(text);
  });

  it.each([
    ['Assunto: [assunto]', 'Poda de árvore.', 'Assunto: Poda de árvore.'],
    ['Assunto: [assunto].', 'Poda de árvore.', 'Assunto: Poda de árvore.'],
    ['Peço [assunto], já', 'Poda de árvore.', 'Peço poda de árvore, já'],
    ['[assunto]', 'Poda.\nCapina.', 'Poda.|Capina.'],
  ])('%s with %s', (line, subject, text) => expect(filled(line, { subject })).toBe(text));

  it('is found with formats inside, and keeps the first of them', () => {
    const box = document.createElement('div');
    const line = document.createElement('p');
    const bold = document.createElement('strong');
    bold.append('ssunto');
    line.append('Sobre [a', bold, '].');
    box.append(line);
    fillBrackets(box, facts);
    expect(box.innerHTML).toBe('<p>Sobre lâmpadas &lt;b&gt; &amp; "aspas"<strong></strong>.</p>');
  });
});

describe('a date in a table', () => {
  const cells = (...texts: string[]) => {
    const box = document.createElement('div');
    const row = box.appendChild(document.createElement('table')).insertRow();
    for (const text of texts) row.insertCell().textContent = text;
    fillBrackets(box, facts);
    return [...row.cells].map(({ textContent }) => textContent);
  };
  it('is of what a column lists where it is alone, and else of the document', () => {
    expect(cells('[documento]', '[data]')).toEqual(['[documento]', '[data]']);
    expect(cells('Campinas, [data]', '[número]')).toEqual(['Campinas, 3 de novembro de 2026', '412']);
  });
});
