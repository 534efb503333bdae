import type { ApiFailure } from '@/api/failure';

interface PlacedErrors {
  /** Messages by form field, several of one field joined. */
  byField: Map<string, string>;
  /** Messages of no field of this form. */
  general: string[];
}

/**
 * Where each message of a failure goes: under the field it names, when the form has it, else into the general list.
 * Without a list, the failure's own message is the general one. `fieldNames` maps the server's names to the form's.
 */
export function placeErrors(
  failure: ApiFailure,
  hasField: (name: string) => boolean,
  fieldNames: Readonly<Record<string, string>> = {},
): PlacedErrors {
  const byField = new Map<string, string>();
  const general = new Set<string>();
  for (const { fieldName, message } of failure.errors) {
    const ownName = Object.hasOwn(fieldNames, fieldName) ? fieldNames[fieldName] : undefined;
    const name = ownName ?? fieldName.replace(/\[(\w+)\]/g, '.$1');
    if (!message) continue;
    if (!name || !hasField(name)) general.add(message);
    else if (!byField.get(name)?.includes(message))
      byField.set(name, byField.has(name) ? `${byField.get(name)} ${message}` : message);
  }
  if (byField.size === 0 && general.size === 0) general.add(failure.message);
  return { byField, general: [...general] };
}
