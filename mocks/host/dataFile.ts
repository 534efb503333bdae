import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { dataFormat, fromJSON, versionOf, type Database } from '../db';
import { createDatabase, type SeedOptions } from '../seed/createDatabase';
import type { SavedTable } from '../data/table';

export interface OpenedData {
  db: Database;
  /** What the person should know about how the data was found, in Portuguese; null when all is usual. */
  notice: string | null;
}

/**
 * The data of the last run, or new data when there is none. A file that cannot be read (broken, or written by
 * another version) is renamed and kept, never overwritten.
 */
export function openData(path: string | null, seed: SeedOptions, reset = false): OpenedData {
  if (path === null) return { db: createDatabase(seed), notice: null };
  if (reset) rmSync(path, { force: true });
  if (!existsSync(path)) return { db: createDatabase(seed), notice: null };
  try {
    const db = fromJSON(JSON.parse(readFileSync(path, 'utf8')));
    const notice =
      seed.voters === undefined ? null : '--voters vale ao criar os dados; junte --reset para recriá-los.';
    return { db, notice };
  } catch (thrown) {
    const aside = `${path}.invalido-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
    renameSync(path, aside);
    const reason = (thrown as Error).message;
    return {
      db: createDatabase(seed),
      notice: `O arquivo de dados não pôde ser lido (${reason}). Ele foi guardado em ${aside} e a demonstração recomeçou com dados novos.`,
    };
  }
}

/** Writes the database to its file a moment after each change, and at once when asked. */
export class DataFile {
  readonly #path: string;
  readonly #db: Database;
  readonly #written = new Map<string, { version: number; pieces: readonly Buffer[] }>();
  #savedVersion = -1;
  #timer: NodeJS.Timeout | null = null;
  #isWriting = false;

  constructor(path: string, db: Database) {
    this.#path = path;
    this.#db = db;
    mkdirSync(dirname(path), { recursive: true });
  }

  /** Saves soon, if anything changed since the last time; several changes become one write. */
  saveSoon(milliseconds = 200): void {
    if (this.#timer || this.#isWriting || versionOf(this.#db) === this.#savedVersion) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#saveMeanwhile();
    }, milliseconds);
    this.#timer.unref();
  }

  /** Saves now, if anything changed, and returns when it is done. */
  save(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const version = versionOf(this.#db);
    if (version === this.#savedVersion) return;
    const unfinished = `${this.#path}.tmp`;
    writeFileSync(unfinished, Buffer.concat([...this.#serialize()].flat()));
    this.#replaceWith(unfinished, version);
  }

  /** Saves without keeping requests waiting, however large the data. */
  async #saveMeanwhile() {
    this.#isWriting = true;
    const version = versionOf(this.#db);
    const unfinished = `${this.#path}.${version}.tmp`;
    try {
      const file: Buffer[] = [];
      for (const pieces of this.#serialize()) {
        file.push(...pieces);
        await breathe();
      }
      await writeFile(unfinished, file);
      this.#replaceWith(unfinished, version);
    } catch (thrown) {
      console.error(`Não foi possível guardar os dados em ${this.#path}: ${(thrown as Error).message}`);
    }
    this.#isWriting = false;
    this.saveSoon();
  }

  /** Puts a complete file in the place of the last one, so that the data is never half written. */
  #replaceWith(finished: string, version: number) {
    // While this was written in the background, `save` may have saved something newer.
    if (version <= this.#savedVersion) {
      rmSync(finished, { force: true });
      return;
    }
    renameSync(finished, this.#path);
    this.#savedVersion = version;
  }

  /**
   * The same text as `JSON.stringify(toJSON(db))`, some of it at a time, all of it as the tables are at the first
   * step; only tables that changed are written out again.
   */
  *#serialize(): Generator<readonly Buffer[]> {
    const tables = Object.entries(this.#db).map(([name, table]) => ({
      name,
      version: table.version,
      saved: this.#written.get(name)?.version === table.version ? null : table.toJSON(),
    }));
    yield [Buffer.from(`{"format":${dataFormat},"tables":{`)];
    for (const [index, { name, version, saved }] of tables.entries()) {
      if (saved) {
        const pieces: Buffer[] = [];
        for (const text of textOf(saved)) {
          pieces.push(Buffer.from(text));
          yield [];
        }
        this.#written.set(name, { version, pieces });
      }
      yield [Buffer.from(`${index > 0 ? ',' : ''}${JSON.stringify(name)}:`)];
      yield this.#written.get(name)?.pieces ?? [];
    }
    yield [Buffer.from('}}')];
  }
}

/** Rows written out at a time: a few milliseconds' work. */
const rowsAtATime = 1000;

/** A table as JSON, in pieces. */
function* textOf({ nextId, rows }: SavedTable<unknown>): Generator<string> {
  yield `{"nextId":${nextId},"rows":[`;
  for (let start = 0; start < rows.length; start += rowsAtATime) {
    const texts = rows.slice(start, start + rowsAtATime).map((row) => JSON.stringify(row));
    yield (start > 0 ? ',' : '') + texts.join(',');
  }
  yield ']}';
}
