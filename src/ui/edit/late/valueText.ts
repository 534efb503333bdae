import createMask from 'imask/esm/masked/factory';
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import 'imask/esm/masked/regexp';
import { moneyMask, type FieldMask } from '@/formats/masks';
import { formatMoney } from '@/formats/money';
import type { FieldFacts } from '../../form/formField';

/** What is known of each field of a form, by name (see `factsOf`). */
export type Facts = ReadonlyMap<string, FieldFacts>;

/**
 * A field's value in words, as its form writes it: '' for none. Each row of a list is a line of its own.
 * @param name of the field; `documents.*.year` for what the rows of a list hold
 */
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
  const text = String(value as string | number);
  if (!shownBy) return text;
  return 'show' in shownBy ? shownBy.show(text) : maskedText(text, shownBy);
}

/** Of a choice that is not among those offered: a word as it is, an id as one. */
const unknownChoice = (value: unknown) => (typeof value === 'number' ? `nº ${value}` : String(value));

/** What the mask has no room for is shown without it. */
function maskedText(text: string, mask: FieldMask): string {
  if (mask === moneyMask) return formatMoney(Number(text));
  const masked = createMask(mask);
  if (mask.unmask) masked.unmaskedValue = text;
  else masked.value = text;
  return (mask.unmask ? masked.unmaskedValue : masked.value) === text ? masked.value : text;
}

const isRow = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isOption(value);

const isOption = (value: unknown): value is { label: string } =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;
