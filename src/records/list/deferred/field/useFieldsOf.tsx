import { useCallback, useEffect, useState } from 'react';
import { optional } from '@/ui/feedback/optional';
import { showToast } from '@/ui/feedback/toasts';
import type { EditFormOf } from './editFormOf';
import type { ShownValue } from './fieldsAlone';

const OnlyField = optional(async () => ({ default: (await import('./OnlyField')).OnlyField }), {
  missing: <NotLoaded />,
});

function NotLoaded() {
  useEffect(
    () => void showToast('Não deu para abrir o campo. Confira a conexão e tente de novo.', { tone: 'error' }),
    [],
  );
  return null;
}

interface Ask {
  id: number;
  /** Null lets the person choose. */
  value: ShownValue | null;
  /** The element beside which the field is shown. */
  element: HTMLElement;
  /** Focus returns to it. */
  opener: HTMLElement | undefined;
  /** By key, a value that cannot be edited is explained; a double click on it has no effect. */
  isByKey: boolean;
  onShown?: () => void;
}

/** A single field of a record's edit form, once requested. */
export function useFieldsOf(form: EditFormOf, onChanged?: () => void) {
  const [asked, setAsked] = useState<Ask | null>(null);
  const end = useCallback(() => setAsked(null), []);
  const field = asked && (
    <OnlyField
      key={asked.value?.label}
      form={form}
      id={asked.id}
      names={asked.value?.names ?? null}
      element={asked.element}
      opener={asked.opener}
      onShown={() => {
        // A double press selects a word.
        window.getSelection()?.removeAllRanges();
        asked.onShown?.();
      }}
      onNone={(why) => {
        end();
        if (asked.isByKey) showToast(whyNot(asked.value, why), { tone: 'info' });
      }}
      onClose={end}
      onSaved={onChanged}
    />
  );
  return { ask: setAsked, field, isAsked: asked !== null };
}

const whyNot = (value: ShownValue | null, why: string) =>
  value ? `${value.label}: ${why || 'este valor não muda por aqui.'}` : 'Não há o que mudar aqui.';
