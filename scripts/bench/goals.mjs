/** The goals, in the units the table shows. A figure without a goal is there to be compared with its former self. */
export const goals = {
  /** kB of JavaScript, gzip 9, fetched until idle; `form` and `route` as the budgets understand them. */
  weight: { public: 90, entrance: 180, firstList: 250, form: 300, route: 30 },
  /**
   * Seconds (blocking: milliseconds), on slow 4G with a processor four times slower; `heading`: times what the plain
   * public page takes in the same run.
   */
  load: { firstPaint: 0.9, heading: 1.03, publicLcp: 2.1, firstRows: 3.4, blocking: 150, shift: 0.05 },
  /**
   * Milliseconds, with a processor four times slower; `paste`, of 20 pages; `key`, in a text of 60: times what a plain
   * page of one takes in the same run, as the browser by itself takes more than a frame for it.
   */
  steps: { interaction: 200, typing: 50, task: 200, paste: 300, key: 2 },
  /** `first` and `second` visit: times what the plain table takes in the same run; else seconds, `filter` milliseconds. */
  lists: { first: 1.35, second: 1.15, next: 0.9, seen: 0.15, filter: 200 },
  /** Milliseconds, `report` and `many` seconds, `…Calls` calls, `voterHeap` kB a page. */
  office: {
    palette: 100,
    typing: 16,
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
   * Milliseconds, `team` and `news` seconds, `newsCalls` calls of one look, of which an hour has twelve; `newPage`: opened
   * by its address, to what that asks for; `ringing`: what a typed number has for its name and its card together.
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
  /** Milliseconds that the page's thread may be held up while the file is made. */
  export: { task: 50 },
  /** kB, nodes and listeners left behind by one opening and closing. */
  heap: { growth: 5, nodes: 0, listeners: 0 },
};
