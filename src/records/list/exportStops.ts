/** Thrown by file builders with nothing to export; its message is shown. */
export class NothingToExport extends Error {}

/** Thrown by file builders that ask something first; the export begins again once the answer is yes. */
export class AskFirst extends Error {
  readonly ask: (signal: AbortSignal) => Promise<boolean>;

  constructor(ask: AskFirst['ask']) {
    super();
    this.ask = ask;
  }
}
