import type { ApiFailure } from '@/api/failure';

/** Splits a failure's messages by field or general; `fieldNames` maps server names to form names. */
export function placeErrors(
  failure: ApiFailure,
  hasField: (name: string) => boolean,
  fieldNames: Readonly<Record<string, string>> = {},
) {
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
