/** Thrown by file builders with nothing to export; its message is shown. */
export class NothingToExport extends Error {}

/** Thrown by file builders that need a confirmation; the export restarts after a yes. */
export class AskFirst extends Error {
  readonly ask: (signal: AbortSignal) => Promise<boolean>;

  constructor(ask: AskFirst['ask']) {
    super();
    this.ask = ask;
  }
}
