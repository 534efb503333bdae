import { useEffect, useId, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import type { FieldMask } from '@/formats/masks';
import type { TypedKind } from '@/formats/typed';
import type { Option } from './options';

/** What every field of a form takes. */
export interface FormFieldProps<V extends FieldValues, N extends FieldPath<V>> {
  control: Control<V>;
  name: N;
  label: string;
  /** One line under the control, and under an error. */
  help?: ReactNode;
  /** Must be filled; a text is said instead of 'Preencha este campo.' */
  required?: boolean | string;
  /** May not be changed for now. Its value still belongs to what the form sends. */
  disabled?: boolean;
  /** What is wrong with the value, in Portuguese; undefined when nothing is. Runs after `required`. */
  validate?: (value: FieldPathValue<V, N>, values: V) => string | undefined;
  /** Takes both columns of a FieldGroup. */
  wide?: boolean;
}

/** How a field writes its values: by the choices it offers, its mask, or the kind of text that is typed. */
type ShownBy = readonly Option[] | FieldMask | Pick<TypedKind, 'show'>;

/** What is known of a field outside of it. */
export interface FieldFacts {
  label: string;
  shownBy: ShownBy | undefined;
}

const known = new WeakMap<object, Map<string, FieldFacts>>();

/**
 * The fields of a form by their names, also those that have left the screen. The rows of a list share what is known of
 * them: `documents.*.year`.
 * @param control of the form
 */
export function factsOf(control: object) {
  const facts = known.get(control) ?? new Map<string, FieldFacts>();
  known.set(control, facts);
  return facts;
}

interface FieldRules<T> {
  /** Whether a value counts as not filled in. */
  isEmpty?: (value: T) => boolean;
  requiredMessage?: string;
  /** The part's own check, e.g. of a half typed date. Runs first. */
  check?: (value: T) => string | undefined;
  shownBy?: ShownBy;
}

/** The rules of a field that holds one of some options, or `emptyValue` while none is chosen. */
export const oneOf = (emptyValue?: unknown, shownBy?: readonly Option[]) => ({
  shownBy,
  requiredMessage: 'Selecione uma opção.',
  isEmpty: (value: unknown) => value == null || value === '' || value === emptyValue,
});

/** Nothing, an empty list, or text made of spaces. */
function isBlank(value: unknown): boolean {
  if (value == null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** What useFormField gives to the parts that show a field. */
export type FormField = Pick<ReturnType<typeof useFormField>, 'aria' | 'attach' | 'leave' | 'frame'>;

/**
 * Joins one control to react-hook-form: its value and error, its rules, and the ids that tie label, note and control
 * together. Only the field that changes renders again.
 */
export function useFormField<V extends FieldValues, N extends FieldPath<V>>(
  { control, name, label, help, required, disabled = false, validate, wide }: FormFieldProps<V, N>,
  {
    isEmpty = isBlank,
    requiredMessage = 'Preencha este campo.',
    check,
    shownBy,
  }: FieldRules<FieldPathValue<V, N>> = {},
) {
  const id = useId();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController<V, N>({
    control,
    name,
    rules: {
      // A disabled field stays in the values that are sent, so react-hook-form is not told that it is disabled.
      validate: (value, values) => {
        if (disabled) return true;
        const problem = check?.(value);
        if (problem) return problem;
        if (required && isEmpty(value)) return typeof required === 'string' ? required : requiredMessage;
        return validate?.(value, values) ?? true;
      },
    },
  });
  useEffect(() => void factsOf(control).set(name.replace(/\d+/g, '*'), { label, shownBy }));
  const error = fieldState.error?.message;
  const noteId = `${id}-note`;
  return {
    value,
    /** Takes the new value, or the change event of an input. */
    change: onChange as (valueOrEvent: unknown) => void,
    /** For the control's onBlur. */
    leave: onBlur,
    /** For the control's ref: what gets the focus when the form asks for it. */
    attach: ref,
    error,
    /** For the Field around the control. */
    frame: { id, noteId, label, help, error, required: Boolean(required), wide },
    /** For the control itself. */
    aria: {
      id,
      name: name as string,
      disabled,
      'aria-required': Boolean(required) || undefined,
      'aria-invalid': Boolean(error) || undefined,
      'aria-describedby': error || help ? noteId : undefined,
    },
  };
}

/** The frame and control of a field, saying a problem of which the form has not been told; the form's own comes first. */
export function withProblem({ frame, aria }: Pick<FormField, 'frame' | 'aria'>, problem: string | undefined) {
  const error = frame.error ?? problem;
  return {
    frame: { ...frame, error },
    aria: {
      ...aria,
      'aria-invalid': Boolean(error) || undefined,
      'aria-describedby': error ? frame.noteId : aria['aria-describedby'],
    },
  };
}

/**
 * The same for a field that holds a list of options. `update` makes the next list from the newest one, as the list that
 * was drawn is already an old one for the second of two presses in a frame.
 */
export function useListField<V extends FieldValues, N extends FieldPath<V>, T>(
  props: FormFieldProps<V, N>,
  rules?: Pick<FieldRules<FieldPathValue<V, N>>, 'check' | 'shownBy'>,
) {
  const field = useFormField<V, N>(props, { requiredMessage: 'Selecione ao menos uma opção.', ...rules });
  const { value, change } = field;
  const list = useMemo(() => (Array.isArray(value) ? (value as T[]) : []), [value]);
  const newest = useRef(list);
  useLayoutEffect(() => {
    newest.current = list;
  }, [list]);
  const update = (next: (list: readonly T[]) => T[]) => {
    newest.current = next(newest.current);
    change(newest.current);
  };
  return { field, list, update };
}
