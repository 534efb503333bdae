import { useCallback, useEffect, useRef, useState, type BaseSyntheticEvent } from 'react';
import {
  get,
  type Field,
  useForm,
  type FieldArrayPath,
  type FieldPath,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { resultOf, toFailure, type ApiFailure } from '@/api/failure';
import { currentSession } from '@/session/currentSession';
import { useStillHere } from '../useStillHere';
import { focusField } from './focusField';
import { goToFirstError } from './goToFirstError';
import { placeErrors } from './serverErrors';

/** The form that is sent, for a sending that tells of its fields or changes them. */
export type SentForm<V extends FieldValues> = Pick<UseFormReturn<V>, 'control' | 'setValue' | 'getValues'>;

export interface ServerFormOptions<V extends FieldValues, R> extends Pick<
  UseFormProps<V>,
  'defaultValues' | 'values' | 'resetOptions' | 'shouldUnregister'
> {
  /**
   * Sends what was typed, e.g. by a mutation's trigger. Never called again while an answer is awaited. A failure of the
   * kind 'cancelled' says that the person went back to the form instead, and is not told.
   */
  send: (values: V, form: SentForm<V>) => PromiseLike<{ data?: R; error?: unknown }>;
  /**
   * The server took it, wherever the person is by now: for what belongs to the data, as the notice. A panel's `done`
   * belongs here, as it closes only its own panel. Not called once the session is another one or over. `goesOn`: the form
   * stays, for another record.
   */
  onDone?: (reply: R, values: V, goesOn: boolean) => void;
  /** Follows `onDone` while the person is still at the form: for what leads away from it, or changes what is around it. */
  onDoneHere?: (reply: R, values: V) => void;
  /** What an empty form holds, for one that may be filled in anew for another record after saving. */
  startAgain?: () => V;
  /**
   * The form's field for a name the server uses for it; equal names need no entry. What it says of a list of rows as a
   * whole goes to the list's `root`, which the form shows beside the rows.
   */
  fieldNames?: Readonly<Record<string, FieldPath<V> | `${FieldArrayPath<V>}.root`>>;
}

export interface ServerForm<V extends FieldValues> extends UseFormReturn<V> {
  /** For Form's onSubmit. */
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** The same, and begins another record; undefined for a form without `startAgain`. */
  submitAndGoOn: ((event: BaseSyntheticEvent) => Promise<void>) | undefined;
  /** How many records it has gone on from. */
  round: number;
  /** An answer is awaited. */
  busy: boolean;
  /** Messages that belong to no field, for ServerErrors. */
  generalErrors: string[];
  /** Why the last sending failed; null before, while sending and after success. */
  failure: ApiFailure | null;
  /** What the last sending failed with was settled elsewhere: it is told no more. What was typed stays. */
  forgetFailure: () => void;
  /** Something was typed that the server has not taken yet: ask before throwing it away. */
  isDirty: boolean;
}

const noErrors: string[] = [];

/**
 * A react-hook-form that sends to the server. Messages of the server stand under their fields until those change,
 * the rest in `generalErrors`; what was typed stays; the first invalid field gets the focus, else ServerErrors does.
 */
export function useServerForm<V extends FieldValues, R = unknown>({
  send,
  onDone,
  onDoneHere,
  startAgain,
  fieldNames,
  ...options
}: ServerFormOptions<V, R>): ServerForm<V> {
  const form = useForm<V>({ ...options, shouldFocusError: false });
  const { control, subscribe, getFieldState, clearErrors } = form;
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [generalErrors, setGeneralErrors] = useState(noErrors);
  /** Set anew after each refused submit; the element submitted, where its first invalid field is looked for. */
  const [refused, setRefused] = useState<{ in: HTMLElement | null } | null>(null);
  const sending = useRef(false);
  const isHere = useStillHere();

  useEffect(() => {
    if (refused) goToFirstError(refused.in ?? document);
  }, [refused]);

  useEffect(() => {
    if (!failure) return;
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        for (const field of name ? [name, rootOf(name)] : []) {
          if (getFieldState(field as FieldPath<V>).error?.type === 'server')
            clearErrors(field as FieldPath<V>);
        }
      },
    });
  }, [failure, subscribe, getFieldState, clearErrors]);

  /** Gives whether nothing is left to be mended. */
  async function ask(values: V, goesOn: boolean): Promise<boolean> {
    const sender = userId();
    setBusy(true);
    const result = await resultOf(send(values, form)).catch((thrown: unknown) => ({
      data: undefined,
      error: toFailure(thrown),
    }));
    setBusy(false);
    if (!result.error) {
      // New fields would take the focus.
      if (goesOn && startAgain && isHere()) {
        form.reset(startAgain());
        setRound((before) => before + 1);
      } else form.reset(values, { keepValues: true, keepFieldsRef: true });
      // What one person sent is not told to the next one.
      if (userId() === sender) onDone?.(result.data as R, values, goesOn);
      if (isHere()) onDoneHere?.(result.data as R, values);
      return true;
    }
    if (result.error.kind === 'cancelled') return true;
    const hasField = (name: string) =>
      isMounted(get(control._fields, name)) || isRowsRoot(name, control._names.array);
    const { byField, general } = placeErrors(result.error, hasField, fieldNames);
    for (const [name, message] of byField) form.setError(name as FieldPath<V>, { type: 'server', message });
    setFailure(result.error);
    setGeneralErrors(general);
    return false;
  }

  function forgetFailure() {
    form.clearErrors();
    setFailure(null);
    setGeneralErrors(noErrors);
  }

  async function submit(event?: BaseSyntheticEvent, goesOn = false) {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const pressed: unknown = event?.currentTarget;
    const element = pressed instanceof HTMLElement ? (pressed.closest('form') ?? pressed) : null;
    forgetFailure();
    let isSettled = false;
    try {
      await form.handleSubmit(async (values) => {
        isSettled = await ask(values, goesOn);
      })();
    } finally {
      sending.current = false;
    }
    if (!isSettled && isHere()) setRefused({ in: element });
  }

  const setFocus = useCallback((name: FieldPath<V>) => focusField(control, name), [control]);

  return {
    ...form,
    setFocus,
    submit: (event) => submit(event),
    submitAndGoOn: startAgain && ((event) => submit(event, true)),
    round,
    busy,
    generalErrors,
    failure,
    forgetFailure,
    isDirty: form.formState.isDirty,
  };
}

const userId = () => currentSession()?.user.id;

/** Where what is said of a list of rows as a whole stands: `documents.root` for `documents.0.year`. */
const rootOf = (name: string) => `${name.split('.')[0]}.root`;

/** Whether a name is the `root` of a list of rows on the screen. */
const isRowsRoot = (name: string, lists: ReadonlySet<string>) =>
  name.endsWith('.root') && lists.has(name.slice(0, -'.root'.length));

/** Whether react-hook-form's record of a field is that of one on the screen. */
const isMounted = (field: Field | undefined) => Boolean(field?._f?.mount);
