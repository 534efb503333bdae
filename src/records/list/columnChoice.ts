import { useMemo } from 'react';
import type { ColumnChoice } from '@/ui/table/columns';
import { persistedPreference, usePersistedPreference } from '@/ui/persistedPreference';

/* Stores only differences from the module's default columns, so that new columns follow the default. */

const choices = persistedPreference('tribuna-colunas');
const noChoice: ColumnChoice = {};

function choicesIn(text: string): Record<string, ColumnChoice | undefined> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Record<string, ColumnChoice>) : {};
  } catch {
    return {};
  }
}

/** Stores a module's columns in this browser; null resets them. */
export const chooseColumns = (module: string, choice: ColumnChoice | null) =>
  choices.keep(JSON.stringify({ ...choicesIn(choices.read()), [module]: choice ?? undefined }));

/** A module's stored column choice. */
export function useColumnChoice(module: string): ColumnChoice {
  const text = usePersistedPreference(choices);
  return useMemo(() => choicesIn(text)[module] ?? noChoice, [text, module]);
}
