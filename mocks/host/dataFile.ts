import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { dataFormat, fromJSON, versionOf, type Database } from '../db';
import { createDatabase, type SeedOptions } from '../seed/createDatabase';
import { freshDatabase } from '../seed/freshDatabase';
import type { SavedTable } from '../data/table';

export interface OpenedData {
  db: Database;
  /** Message for the user, in Portuguese, or null. */
  notice: string | null;
}

/** Opens the saved data or creates it. An unreadable or outdated file is renamed, never overwritten. */
export function openData(path: string | null, seed: SeedOptions, reset = false): OpenedData {
  if (path === null) return { db: freshDatabase(seed), notice: null };
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

/** Saves the database shortly after each change. */
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

  /** Debounced. */
  saveSoon(milliseconds = 200): void {
    if (this.#timer || this.#isWriting || versionOf(this.#db) === this.#savedVersion) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#saveMeanwhile();
    }, milliseconds);
    this.#timer.unref();
  }

  save(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const version = versionOf(this.#db);
    if (version === this.#savedVersion) return;
    const unfinished = `${this.#path}.tmp`;
    writeFileSync(unfinished, Buffer.concat([...this.#serialize()].flat()));
    this.#replaceWith(unfinished, version);
  }

  /** Saves in slices, without blocking requests. */
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

  /** Atomic replace, so that the file is never half written. */
  #replaceWith(finished: string, version: number) {
    // `save` may have written newer data meanwhile.
    if (version <= this.#savedVersion) {
      rmSync(finished, { force: true });
      return;
    }
    renameSync(finished, this.#path);
    this.#savedVersion = version;
  }

  /**
   * `JSON.stringify(toJSON(db))` in slices, from a snapshot taken at the first step; unchanged tables are
   * reused.
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

/** A few milliseconds of work. */
const rowsAtATime = 1000;

function* textOf({ nextId, rows }: SavedTable<unknown>): Generator<string> {
  yield `{"nextId":${nextId},"rows":[`;
  for (let start = 0; start < rows.length; start += rowsAtATime) {
    const texts = rows.slice(start, start + rowsAtATime).map((row) => JSON.stringify(row));
    yield (start > 0 ? ',' : '') + texts.join(',');
  }
  yield ']}';
}
