/** The goals, in the units of the table. A figure without a goal is only compared with earlier runs. */
export const goals = {
  /**
   * kB of JavaScript, gzip 9, fetched until idle: the limits of the budgets (scripts/budgets.mjs), and what comes by
   * itself then: 14 of what sends requests on an entrance page, which only one of them has at once; on a staff page
   * also the palette, the bell and the keys, 36 with the menu's.
   */
  weight: { public: 93.3, entrance: 194, firstList: 281, form: 343, route: 30 },
  /**
   * Seconds (blocking: milliseconds), on slow 4G with a CPU four times slower. In the same run, relative to the plain
   * public page: `heading` and `publicLcp` (an invoice has two small files more); to a still HTML: `firstPaint`.
   */
  load: { firstPaint: 1.1, heading: 1.03, publicLcp: 1.1, firstRows: 3.4, blocking: 150, shift: 0.05 },
  /**
   * Milliseconds, with a CPU four times slower; `paste`: 20 pages; `key`: in a text of 60 pages, relative to a
   * ProseMirror with nothing else and the same text in the same run.
   */
  steps: { interaction: 200, typing: 50, task: 200, paste: 300, key: 0.8 },
  /** `first` and `second` visit: relative to the plain table in the same run; else seconds, `filter` milliseconds. */
  lists: { first: 1.3, second: 1.15, next: 0.9, seen: 0.15, filter: 200 },
  /** `typing` and `task` milliseconds, the rest seconds: with 100,000 voters, CPU and network unthrottled. */
  scale: { list: 0.5, page: 0.12, typing: 50, search: 0.8, selection: 4, duplicates: 7, task: 50 },
  /**
   * Milliseconds, `report` and `many` seconds (of `many`, the delays of a thousand writes, two at a time, are 50), `…Calls` requests, `voterHeap` kB per page. `paletteCode`: where its
   * code is not loaded yet. `typing`: in excess of the same keys in a bare field over the same list in the same run,
   * rounded up to the browser's steps of 8 ms.
   */
  office: {
    paletteCode: 200,
    palette: 100,
    typing: 8,
    caller: 800,
    callerCard: 500,
    callerCalls: 4,
    voterRows: 1000,
    voterCalls: 7,
    voterHeap: 5,
    birthdays: 600,
    report: 3,
    many: { delays: 50, work: 10 },
    task: 50,
  },
  /**
   * Milliseconds, `team` and `news` seconds, `newsCalls` requests per poll, of which there are twelve an hour;
   * `newPage`: opened by URL, up to its first request; `ringing`: a typed number's time for name and card together.
   */
  desk: {
    sorting: 1000,
    team: 2,
    news: 2,
    newsCalls: 8,
    field: 500,
    file: 200,
    ringing: 1300,
    newPage: 2000,
    task: 50,
  },
  /**
   * Maximum milliseconds that the page's thread is blocked while a sheet is read and checked; other figures have no
   * goal.
   */
  import: { task: 50 },
  /** Relative to papaparse for the same file, and maximum milliseconds that the page's thread is blocked meanwhile. */
  export: { duration: 1, task: 50 },
  /** kB, nodes and listeners retained by one opening and closing. */
  heap: { growth: 5, nodes: 0, listeners: 0 },
};

/**
 * Known reasons for missed goals, by the figure's name and measure: shown below its row. Figures of 28/11/2026, with
 * the machine idle and busy (docs/decisions/first-rows.md); a reason is no permission to be slower.
 */
export const reasons = {
  'Lista de eleitores: Linhas, primeira visita':
    '1,22 a 1,24 vezes a simples em uma máquina comum (docs/decisions/first-rows.md)',
  'Lista de eleitores: Linhas, segunda visita':
    '1,03 a 1,05 vezes a simples em uma máquina comum; antes 1,12, e 1,24 em uma duas vezes mais lenta, em que o resto do navegador, que nada freia, é mais lento (docs/decisions/first-rows.md)',
  'De uma lista a outra: Linhas, pela primeira vez':
    'só o pedido leva 0,56 s nesta linha, e o código da lista vem junto; 0,82 a 0,98 s com a máquina quieta, até 1,5 ocupada',
  'De uma lista a outra: Linhas, já vista':
    'não espera a rede, só o desenho a 4x: 0,08 s com a máquina quieta, até 0,40 ocupada',
  'Filtro de eleitores, primeira abertura: Tarefa mais longa':
    'o painel e os seus campos se desenham em uma tarefa só: 149 a 197 ms com a máquina quieta, 208 a 314 ocupada',
  'Documento de 60 páginas: Processador por tecla':
    '0,6 vez um ProseMirror sozinho com o mesmo texto, e de 1,8 a 2,2 vezes uma página simples (docs/budgets-and-bench.md)',
  'Buscar enquanto se digita: Interação mais lenta':
    '24 a 32 ms com a máquina quieta, até 88 ocupada: a tecla que coincide com o desenho da resposta',
  'Selecionar todos: Pronto':
    '2,0 a 2,5 s com a máquina quieta: quase tudo é a espera de cem respostas da demonstração',
  'Abrir o Ctrl+K, com o código por vir: Até poder digitar':
    'pede o seu código, que vem sozinho passados os primeiros segundos da tela',
  'Abrir o Ctrl+K, primeira vez: Até poder digitar':
    'quase todo o primeiro desenho, e três quadros: 168 ms onde antes 210, em uma máquina 1,6 vez mais lenta que uma comum; de novo são 51',
  'Digitar no Ctrl+K: Interação mais lenta':
    '40 a 56 ms em uma máquina 1,6 vez mais lenta que uma comum, ao lado de 16 a 24 de um texto solto sobre a mesma lista',
  'Status de 1.000 atendimentos, 100 ms cada: Pronto':
    '60,2 s em uma máquina comum quando cada registro se lia duas vezes; depois, 5 % menos',
  'Entrar: Bloqueio (TBT)': '73 ms em uma máquina duas vezes mais lenta; antes, 114 a 170 em uma quieta',
  'Primeira lista (compromissos): Bloqueio (TBT)':
    '197 ms em uma máquina duas vezes mais lenta, em que a construção anterior levava 350 a 410: o desenho das linhas, o seu leiaute e o React, cada um uma tarefa',
  'Início: Bloqueio (TBT)':
    '251 ms em uma máquina duas vezes mais lenta, em que a construção anterior levava 510 a 550: como na primeira lista',
};
