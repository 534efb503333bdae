import { dateTimeOf } from '../time';

const isoInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/**
 * Rewrites a reply as PHP over MySQL often sends it: numbers and booleans as text, instants as local
 * date-times without `T` or zone. Tests the tolerance that docs/rules/network.md, 'Rede', requires.
 */
export function phpTypical(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return isoInstant.test(value) ? dateTimeOf(new Date(value)) : value;
  if (Array.isArray(value)) return value.map(phpTypical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, phpTypical(inner)]));
}
