/** Expected result of each clip in `texts/editor/clips/`: lines with markers, messages about the rest, and markup. */
export const becomes: Record<string, { lines: string[]; says?: string; html?: RegExp }> = {
  'word-lei-numerada.html': {
    lines: [
      'PROJETO DE LEI Nº ____/2026',
      'Art. 1º Fica instituída a Semana Municipal do Pomar Urbano.',
      '§ 1º A semana será realizada em setembro.',
      '§ 2º São objetivos da semana:',
      'I – o plantio de árvores frutíferas;',
      'II – a poda orientada:',
      'a) em praças;',
      'b) em escolas.',
      'Parágrafo único. O Executivo regulamentará esta Lei.',
      'Art. 2º Esta Lei entra em vigor na data de sua publicação.',
    ],
    html: /<p class="align-justify">Art\. 1º Fica .*<p class="align-justify indent-1">§ 1º A semana/,
  },
  'word-comentario-e-texto-oculto.html': {
    lines: ['Senhor Prefeito, solicito a poda da figueira.'],
    says: '1 comentário e 1 trecho oculto ficaram de fora.',
  },
  'word-alteracoes-e-campos.html': {
    lines: ['Requeiro a poda da figueira da praça.', '20 de novembro de 2026', 'Rua das Flores1'],
    says: '1 imagem, 1 trecho excluído e 1 trecho oculto ficaram de fora. A imagem: “Brasão da Câmara”.',
    html: /^<p>Requeiro a poda da figueira da praça\.<\/p>.*<p><\/p><p>Rua das Flores<sup>1<\/sup><\/p>$/,
  },
  'word-mac-lista-depois-da-tabela.html': {
    lines: [
      '1. vistoria;',
      'a. com laudo;',
      'b. com fotos;',
      '2. orçamento:',
      'Rua',
      '1.250,00',
      '3. execução;',
      '1.2.3 etapa final;',
      '(a) hipótese;',
      '• marcado;',
      'IV. quarto.',
    ],
    html: /<ol><li><p>vistoria;<\/p><ol type="a">.*<ol start="3"><li>.*<ol type="I" start="4">/,
  },
  'word-na-web.html': {
    lines: [
      'Requeiro:',
      '1. cópia do contrato;',
      'a. com anexos;',
      '2. prazo.',
      'Art. 1º Fica criado o programa.',
      '1.1 Subitem.',
      '• solto',
    ],
    html: /<ol><li><p>cópia do contrato;<\/p><ol type="a">.*<\/ol><\/li><li><p>prazo\.<\/p><\/li><\/ol>/,
  },
  'google-docs.html': {
    lines: [
      'Pede-se:',
      'III. o contrato;',
      'a. de 2026;',
      'b. de 2027;',
      'i. com aditivos;',
      'IV. o cronograma.',
      '• praça',
    ],
    says: 'Uma imagem ficou de fora.',
    html: /<ol type="I" start="3">.*<ul type="square">/,
  },
  'libreoffice.html': {
    lines: [
      'REQUERIMENTO',
      'Requeiro informações sobre:',
      'III. o contrato de poda;',
      'IV. o cronograma:',
      'a. de 2026;',
      'b. de 2027.',
      '---',
      'Justificativa',
    ],
    html: /<p class="align-justify indent-1">Requeiro/,
  },
  'libreoffice-calc.html': { lines: ['Bairro', 'Votos', '%', 'Centro', '1.250', '12,5%'] },
  'outlook.html': {
    lines: ['Prezada Helena,', 'b. segue o ofício;', 'c. aguardo retorno.', 'gabinete@exemplo.leg.br 😀'],
    says: 'Uma imagem ficou de fora: “Assinatura”.',
  },
  'pagina-da-camara.html': {
    lines: [
      'LEI Nº 3.210, DE 5 DE MAIO DE 2026',
      'Dispõe sobre feiras.',
      'Art. 1º Ficam criadas as feiras.',
      '§ 1º As feiras são noturnas.',
      'I – às terças;',
      'II – às quintas.',
      '09. bairro;',
      '10. praça.',
      'Art. 2º Vigência imediata.',
      'Câmara Municipal',
      'Veja também a Lei 3.209.',
    ],
    says: '2 trechos ocultos ficaram de fora.',
  },
  'excel.html': {
    lines: ['Rua', 'Valor', 'Data', 'Flores', '1.250,50', '20/11/2026', 'Total', '1.250,50'],
    says: '1 linha oculta e 1 coluna oculta ficaram de fora.',
    html: /<td colspan="2"><p>Total<\/p><\/td><td><p class="align-right">1\.250,50/,
  },
  'pdf.txt': {
    lines: [
      'Senhor Presidente, requeiro a Vossa Excelência, ouvido o Plenário, informações ao Poder Executivo sobre a manutenção da iluminação pública nas ruas do Jardim América, na segunda-feira passada às escuras, e sobre o prazo em que os moradores voltarão a ter luz.',
      'Art. 1º Fica criada a comissão.',
      'São Paulo, 20 de novembro de 2026',
      'Helena Prado',
    ],
    says: '4 linhas quebradas foram unidas, como em um PDF. Ctrl + Shift + V cola como estava.',
  },
  'leitor-de-pdf-do-firefox.html': {
    lines: [
      'Requeiro informações ao Executivo sobre a poda das árvores da praça central e sobre o contrato que a paga, com a cópia de todos os seus termos aditivos assinados neste ano.',
    ],
    says: '2 linhas quebradas foram unidas, como em um PDF. Ctrl + Shift + V cola como estava.',
  },
  'planalto-com-ordinais.html': {
    lines: [
      'LEI No 4.150, DE 9 DE JUNHO DE 2024.',
      'Institui o calendário de podas.',
      'Art. 1o Fica instituído o calendário.',
      'Parágrafo único. As podas são anuais. (Revogado pela Lei nº 9, de 2025)',
      'Art. 2o Esta Lei entra em vigor na data de sua publicação.',
    ],
    html: /Art\. 1<u><sup>o<\/sup><\/u>.*<s>Parágrafo único\..*<\/s>.*Art\. 2<sup>o<\/sup>/,
  },
  'excel-celulas-mescladas.html': {
    lines: ['Emendas de 2026', 'Saúde', 'UBS Centro', 'R$ 1.200,00', 'UBS Norte', 'R$ 800,00'],
    html: /<td colspan="3">.*<td rowspan="2"><p>Saúde/,
  },
  'google-docs-niveis-saltados.html': {
    lines: ['Considerando:', 'A. o pedido dos moradores;', 'i. de 2025;', '• da praça;', 'B. a vistoria.'],
    html: /<ol type="A">.*<ol type="i">.*<ul type="disc">/,
  },
  'outlook-lista-com-sinais.html': {
    lines: ['Seguem os pontos:', 'I – a pauta da sessão;', 'II – as emendas.'],
  },
  'libreoffice-lista-interrompida.html': {
    lines: ['c. o laudo;', 'que deve ser público; e', 'd. o prazo:', 'I. de obra;', 'II. de garantia.'],
  },
  'pdf-com-hifens.txt': {
    lines: [
      'Art. 1º Fica o Poder Executivo autorizado a celebrar convênio com a União e o Estado para a manutenção das praças.',
      '§ 1º O convênio terá prazo de dois anos, prorrogável uma vez.',
      'Art. 2º Esta Lei entra em vigor na data de sua publicação.',
    ],
    says: '4 linhas quebradas foram unidas, como em um PDF. Ctrl + Shift + V cola como estava.',
  },
  'word-na-web-recuado.html': {
    lines: ['Requer-se:', 'I. a relação;', 'II. o gasto.'],
  },
  'editor-da-apple.html': { lines: ['Requer-se:', 'I. a planta;', 'II. o laudo:', 'a. de solo;'] },
  'word-sinais-desenhados.html': { lines: ['☑ Urgente ☐ o restante n', '▪ marcado'] },
  'mensagem-em-linhas.html': {
    lines: ['Rua das Flores, 10', 'sem quebra', 'luz apagada', 'há dois meses', 'Processo: 12', 'Autor: Ana'],
  },
  'word-na-web-alteracoes.html': {
    lines: ['R$ 200 por mês', '1. Objeto', '2. Poste', 'a. luz'],
    says: '1 trecho excluído ficou de fora.',
    html: /<ol><li><p><strong>Objeto<\/strong><\/p><\/li><li><p><\/p><table>.*<ol type="a">/,
  },
  'pdf-em-topicos.txt': {
    lines: [
      'CÂMARA MUNICIPAL DE EXEMPLO',
      'Estado de São Paulo',
      'Senhor Presidente,',
      'Requeiro, nos termos regimentais, que seja oficiado ao Senhor Prefeito Municipal para que informe a esta Casa o seguinte:',
      '1) Quantas árvores foram podadas?',
      '2) Qual o valor pago?',
      'JUSTIFICATIVA',
      'A população tem se queixado da falta de poda nas vias públicas, principalmente na Rua das Flores, nº 100.',
    ],
    says: '2 linhas quebradas foram unidas, como em um PDF. Ctrl + Shift + V cola como estava.',
  },
};
