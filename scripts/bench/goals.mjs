/** The goals, in the units of the table. A figure without a goal is only compared with earlier runs. */
export const goals = {
  /** kB of JavaScript, gzip 9, fetched until idle; `form` and `route` as defined by the budgets. */
  weight: { public: 90, entrance: 180, firstList: 250, form: 300, route: 30 },
  /**
   * Seconds (blocking: milliseconds), on slow 4G with a CPU four times slower; `heading`: relative to the plain public
   * page in the same run.
   */
  load: { firstPaint: 0.9, heading: 1.03, publicLcp: 2.1, firstRows: 3.4, blocking: 150, shift: 0.05 },
  /**
   * Milliseconds, with a CPU four times slower; `paste`: 20 pages; `key`: in a text of 60 pages, relative to a plain
   * page of one in the same run, as the browser itself takes more than a frame for it.
   */
  steps: { interaction: 200, typing: 50, task: 200, paste: 300, key: 2 },
  /** `first` and `second` visit: relative to the plain table in the same run; else seconds, `filter` milliseconds. */
  lists: { first: 1.35, second: 1.15, next: 0.9, seen: 0.15, filter: 200 },
  /** `typing` and `task` milliseconds, the rest seconds: with 100,000 voters, CPU and network unthrottled. */
  scale: { list: 0.5, page: 0.12, typing: 50, search: 0.8, selection: 12, duplicates: 30, task: 50 },
  /**
   * Milliseconds, `report` and `many` seconds, `…Calls` requests, `voterHeap` kB per page. `paletteCode`: where its
   * code is not loaded yet. `typing`: in excess of the same keys in a plain page in the same run, as the browser
   * measures in steps of 8 ms.
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
    birthdays: 1500,
    report: 8,
    many: 60,
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
  /** Relative to papaparse for the same rows, and maximum milliseconds that the page's thread is blocked meanwhile. */
  export: { duration: 1, task: 50 },
  /** kB, nodes and listeners retained by one opening and closing. */
  heap: { growth: 5, nodes: 0, listeners: 0 },
};

/**
 * Known reasons for missed goals, by the figure's name and measure: shown below its row. Figures of 27/11/2026, on a
 * machine with other load (docs/decisions/first-rows.md); a reason is no permission to be slower.
 */
export const reasons = {
  'Lista de eleitores: Linhas, primeira visita':
    'toda a página corre antes das linhas; com a máquina ocupada, 1,35 a 1,42 vezes a simples (docs/decisions/first-rows.md)',
  'Lista de eleitores: Linhas, segunda visita':
    'o HTML se confere e todo o código corre antes das linhas; 1,25 a 1,39 vezes a simples (docs/decisions/first-rows.md)',
  'De uma lista a outra: Linhas, pela primeira vez':
    'só o pedido leva 0,56 s nesta linha, e o código da lista vem junto; o resto é desenho a 4x: 0,9 a 1,5 s',
  'De uma lista a outra: Linhas, já vista':
    'não espera a rede, só o desenho a 4x: de 0,09 a 0,40 s conforme o que mais corre na máquina',
  'Filtro de eleitores, primeira abertura: Tarefa mais longa':
    'o painel e os seus campos se desenham em uma tarefa só: 105 a 206 ms com a máquina quieta, 208 a 314 ocupada',
  'Documento de 60 páginas: Processador por tecla':
    '2,2 vezes a página simples nas primeiras teclas e 2,0 depois de 60; o ProseMirror sozinho leva de 1,9 a 2 (docs/budgets-and-bench.md)',
  'Buscar enquanto se digita: Interação mais lenta':
    '32 ms em duas voltas e 88 em uma, com a máquina ocupada: a tecla que coincide com o desenho da resposta',
  'Selecionar todos: Pronto':
    '10 a 21 s conforme o que mais corre na máquina: quatro quintos são a espera de cem respostas da demonstração',
  'Abrir o Ctrl+K, com o código por vir: Até poder digitar':
    '242 a 273 ms com a máquina ocupada: pede o seu código, que vem sozinho passados os primeiros segundos da tela',
  'Abrir o Ctrl+K, primeira vez: Até poder digitar':
    '150 a 179 ms com a máquina ocupada, quase todo o primeiro desenho: de novo são 36 a 116',
  'Digitar no Ctrl+K: Interação mais lenta':
    '32 a 56 ms com a máquina ocupada, ao lado de 16 do texto simples; 24 com ela quieta',
  'Entrar: Bloqueio (TBT)':
    '1.059 ms em uma volta só com carga de 13, em que a máquina fez outras coisas: a medir com ela quieta',
  'Primeira lista (compromissos): Bloqueio (TBT)':
    '430 ms em uma volta só com carga de 13: o React e a lista correm em tarefas longas a 4x; a medir com a máquina quieta',
  'Início: Bloqueio (TBT)': '368 ms em uma volta só com carga de 13, como na primeira lista',
};
