import createMask from 'imask/esm/masked/factory';
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';
import { moneyMask, type FieldMask } from '@/formats/masks';
import { formatMoney } from '@/formats/money';
import type { FieldFacts } from '@/ui/form/formField';
import { isOption } from '@/ui/form/options';

/** Field metadata by name (see `factsOf`). */
export type Facts = ReadonlyMap<string, FieldFacts>;

/** A field's value as text, '' for none; list rows are lines. `name` inside a list: `documents.*.year`. */
export function valueText(value: unknown, name: string, facts: Facts): string {
  if (value === null || value === undefined || value === '') return '';
  const shownBy = facts.get(name)?.shownBy;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => valueText(item, isRow(item) ? `${name}.*` : name, facts));
    return items.filter(Boolean).join(value.some(isRow) ? '\n' : ', ');
  }
  if (isOption(value)) return value.label;
  if (isRow(value)) {
    const parts = Object.entries(value).map(([part, held]) => valueText(held, `${name}.${part}`, facts));
    return parts.filter(Boolean).join(', ');
  }
  if (shownBy && 'length' in shownBy)
    return shownBy.find((option) => option.value === value)?.label ?? unknownChoice(value);
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  const text = String(value);
  if (!shownBy) return text;
  return 'show' in shownBy ? shownBy.show(text) : maskedText(text, shownBy);
}

const unknownChoice = (value: unknown) => (typeof value === 'number' ? `nº ${value}` : String(value));

/** A value the mask would cut is shown raw. */
function maskedText(text: string, mask: FieldMask): string {
  if (mask === moneyMask) return formatMoney(Number(text));
  const masked = createMask(mask);
  if (mask.unmask) masked.unmaskedValue = text;
  else masked.value = text;
  return (mask.unmask ? masked.unmaskedValue : masked.value) === text ? masked.value : text;
}

const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isOption(value);
