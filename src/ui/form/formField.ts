import { useEffect, useId, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
} from 'react-hook-form';
import type { FieldMask } from '@/formats/masks';
import type { TypedKind } from '@/formats/typed';
import type { Option } from './options';

/** Props of every form field. */
export interface FormFieldProps<V extends FieldValues, N extends FieldPath<V>> {
  control: Control<V>;
  name: N;
  label: string;
  help?: ReactNode;
  /** A string replaces 'Preencha este campo.' */
  required?: boolean | string;
  /** Read-only for now; the value is still submitted. */
  disabled?: boolean;
  /** Error in Portuguese, or undefined. Runs after `required`. */
  validate?: (value: FieldPathValue<V, N>, values: V) => string | undefined;
  wide?: boolean;
}

type ShownBy = readonly Option[] | FieldMask | Pick<TypedKind, 'show'>;

export interface FieldFacts {
  label: string;
  shownBy: ShownBy | undefined;
}

const known = new WeakMap<object, Map<string, FieldFacts>>();

/** Metadata of a form's fields by name, unmounted ones included. List rows share one: `documents.*.year`. */
export function factsOf(control: object) {
  const facts = known.get(control) ?? new Map<string, FieldFacts>();
  known.set(control, facts);
  return facts;
}

interface FieldRules<T> {
  isEmpty?: (value: T) => boolean;
  requiredMessage?: string;
  check?: (value: T) => string | undefined;
  shownBy?: ShownBy | undefined;
}

/** Rules of a single-choice field; `emptyValue` means none chosen. */
export const oneOf = (emptyValue?: unknown, shownBy?: readonly Option[]) => ({
  shownBy,
  requiredMessage: 'Selecione uma opção.',
  isEmpty: (value: unknown) => value == null || value === '' || value === emptyValue,
});

function isBlank(value: unknown): boolean {
  if (value == null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/** A form field as its control receives it. */
export interface BoundField<T> {
  value: T;
  change: (valueOrEvent: unknown) => void;
  leave: () => void;
  attach: RefCallBack;
  error: string | undefined;
  frame: {
    id: string;
    noteId: string;
    label: string;
    help: ReactNode;
    error: string | undefined;
    required: boolean;
    wide: boolean | undefined;
  };
  aria: {
    id: string;
    name: string;
    disabled: boolean;
    'aria-required': true | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

export type FormField = Pick<BoundField<unknown>, 'aria' | 'attach' | 'leave' | 'frame'>;

/** Connects a control to react-hook-form: value, error, rules, ARIA ids. Only a changed field re-renders. */
export function useFormField<V extends FieldValues, N extends FieldPath<V>>(
  { control, name, label, help, required, disabled = false, validate, wide }: FormFieldProps<V, N>,
  {
    isEmpty = isBlank,
    requiredMessage = 'Preencha este campo.',
    check,
    shownBy,
  }: FieldRules<FieldPathValue<V, N>> = {},
): BoundField<FieldPathValue<V, N>> {
  const id = useId();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController<V, N>({
    control,
    name,
    rules: {
      // react-hook-form drops the value of a field it knows to be disabled.
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
    change: onChange,
    leave: onBlur,
    attach: ref,
    error,
    frame: { id, noteId, label, help, error, required: Boolean(required), wide },
    aria: {
      id,
      name,
      disabled,
      'aria-required': Boolean(required) || undefined,
      'aria-invalid': Boolean(error) || undefined,
      'aria-describedby': error || help ? noteId : undefined,
    },
  };
}

/** The field's frame and aria props with an extra error; the form's own error wins. */
export function withProblem({ frame, aria }: Pick<FormField, 'frame' | 'aria'>, problem: string | undefined) {
  const error = frame.error ?? problem;
  return {
    frame: { ...frame, error, isAnnounced: problem !== undefined && error === problem },
    aria: {
      ...aria,
      'aria-invalid': Boolean(error) || undefined,
      'aria-describedby': error ? frame.noteId : aria['aria-describedby'],
    },
  };
}

/** useFormField for a list of options. `update` uses the newest list: two presses may share one render. */
export function useListField<V extends FieldValues, N extends FieldPath<V>, T>(
  props: FormFieldProps<V, N>,
  rules?: Pick<FieldRules<FieldPathValue<V, N>>, 'check' | 'shownBy'>,
): {
  field: BoundField<FieldPathValue<V, N>>;
  list: T[];
  update: (next: (list: readonly T[]) => T[]) => void;
} {
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
