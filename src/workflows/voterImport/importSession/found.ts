import type { CheckedRow } from '../check/checkRow';
import type { AskedCount, FaultCount } from './questions';

const maxSamples = 3;
const longestSample = 24;

const shortened = (text: string) => (text.length > longestSample ? `${text.slice(0, longestSample)}…` : text);

/** The words that match no option, each once, by count of rows, highest first. */
export function collectWords(rows: readonly CheckedRow[]): AskedCount[] {
  const found = new Map<string, AskedCount>();
  for (const { refused, asked } of rows) {
    if (refused.length > 0) continue;
    const counted = new Set<string>();
    for (const one of asked) {
      const key = `${one.about} ${one.key}`;
      if (counted.has(key)) continue;
      counted.add(key);
      const known = found.get(key);
      if (known) known.rows += 1;
      else found.set(key, { ...one, rows: 1 });
    }
  }
  return [...found.values()].sort((one, other) => other.rows - one.rows);
}

/** `CPF: não é um CPF` of `CPF: não é um CPF: “123”.`, `Telefone: falta o DDD` of `Telefone: falta o DDD em “9…”.` */
const withoutCell = (why: string) => {
  const at = why.indexOf('“');
  return (at < 0 ? why : why.slice(0, at)).replace(/(?: em)?[\s:.(]{1,4}$/, '');
};

/** Faults by kind, with sample cells, by count of rows, highest first. */
export function collectFaults(rows: readonly CheckedRow[]): FaultCount[] {
  const found = new Map<string, FaultCount>();
  for (const { faults } of rows) {
    const counted = new Set<string>();
    for (const { kind, why, raw } of faults) {
      const known = found.get(kind) ?? { kind, label: withoutCell(why), rows: 0, samples: [] };
      found.set(kind, known);
      if (!counted.has(kind)) known.rows += 1;
      counted.add(kind);
      const sample = shortened(raw);
      if (known.samples.length < maxSamples && !known.samples.includes(sample)) known.samples.push(sample);
    }
  }
  return [...found.values()].sort((one, other) => other.rows - one.rows);
}
