import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FormFieldProps } from '@/ui/form/formField';
import { SelectField } from '@/ui/form/SelectField';
import { isPointerInUse } from '@/ui/pressedLast';
import { optionOf, type NamedOption } from './lookupsApi';

type NewStatusFieldProps<V extends FieldValues, N extends FieldPath<V>> = Pick<
  FormFieldProps<V, N>,
  'control' | 'name'
> & {
  statuses: readonly NamedOption[];
  /** Of one record: it cannot be chosen. */
  currentId?: number;
};

/**
 * A new status for a record. Form value: its id, or null. Of one record, where a mouse or a finger is in use, the list opens by
 * itself, and a press on a status leads to the reason below, where there is one.
 */
export const NewStatusField = <V extends FieldValues, N extends FieldPath<V>>({
  statuses,
  currentId,
  ...field
}: NewStatusFieldProps<V, N>) => (
  <div ref={currentId === undefined ? undefined : inThreePresses}>
    <SelectField
      {...field}
      label="Novo status"
      required
      options={statuses.map((status) => ({
        ...optionOf(status),
        ...(status.id === currentId && { disabled: true, detail: 'Status atual' }),
      }))}
      emptyValue={null}
    />
  </div>
);

function inThreePresses(box: HTMLElement | null) {
  const ended = new AbortController();
  const { signal } = ended;
  const open = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || !isPointerInUse()) return;
    // A list that opens while its panel still comes in would stay where it was.
    const moves = document.getAnimations?.().filter(({ effect }) => isAround(effect, target)) ?? [];
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      const isClosed = target.getAttribute('aria-expanded') === 'false';
      if (isClosed && !target.value && document.activeElement === target) target.click();
    });
  };
  const goOn = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('[role="option"]:not([aria-disabled="true"])')) return;
    const reason = box?.closest('form')?.querySelector('textarea');
    // Once the list has closed: until then leaving the field chooses.
    if (reason) setTimeout(() => reason.focus());
  };
  box?.addEventListener('focusin', open, { once: true, signal });
  box?.addEventListener('click', goOn, { signal });
  return () => ended.abort();
}

const isAround = (effect: AnimationEffect | null, input: Element) =>
  effect instanceof KeyframeEffect && Boolean(effect.target?.contains(input));
