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
  /** None asks what to change. */
  value: ShownValue | null;
  /** Where the field is shown. */
  element: HTMLElement;
  /** Gets the focus back. */
  opener: HTMLElement | undefined;
  /** Says why a value is no field; a double click there does nothing. */
  isByKey: boolean;
  onShown?: () => void;
}

/** A field of a record's edit form alone, once one is asked for. */
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
        // Two presses select a word.
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
