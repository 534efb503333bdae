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
import { resultOf, toFailure, type ApiFailure, type Settled } from '@/api/failure';
import { currentSession } from '@/session/currentSession';
import { useStillHere } from '../useStillHere';
import { focusField } from './focusField';
import { goToFirstError } from './goToFirstError';
import { placeErrors } from './placeErrors';

/** The form being sent, for a `send` that reads or changes its fields. */
export type SentForm<V extends FieldValues> = Pick<UseFormReturn<V>, 'control' | 'setValue' | 'getValues'>;

export interface ServerFormOptions<V extends FieldValues, R> extends Pick<
  UseFormProps<V>,
  'defaultValues' | 'values' | 'resetOptions' | 'shouldUnregister'
> {
  /** Never called while a response is pending. Failure 'cancelled' (back to the form) shows no error. */
  send: (values: V, form: SentForm<V>) => PromiseLike<Settled<R>>;
  /**
   * Runs on success wherever the person is, unless the session changed: for data effects, a toast, a panel's
   * `done`. `goesOn`: the form stays for another record.
   */
  onDone?: (reply: R, values: V, goesOn: boolean) => void;
  /** Then runs if the form is still on screen, e.g. to navigate. */
  onDoneHere?: ((reply: R, values: V) => void) | undefined;
  /** Runs on a failure after the form was left, so that it can no longer show it, unless the session changed. */
  onLateFailure?: (failure: ApiFailure, values: V) => void;
  /** Empty values of the next record, for a form that offers one after saving. */
  startAgain?: () => V;
  /** Server field names that differ from the form's. A whole list's error goes to its `root`. */
  fieldNames?: Readonly<Record<string, FieldPath<V> | `${FieldArrayPath<V>}.root`>>;
}

export interface ServerForm<V extends FieldValues> extends UseFormReturn<V> {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  submitAndGoOn: ((event: BaseSyntheticEvent) => Promise<void>) | undefined;
  /** Number of records saved before the current one. */
  round: number;
  busy: boolean;
  generalErrors: string[];
  failure: ApiFailure | null;
  /** Clears a failure resolved elsewhere; typed values stay. */
  forgetFailure: () => void;
  isDirty: boolean;
}

const noErrors: string[] = [];

/**
 * A react-hook-form that submits to the server. Server errors stay under their field until it changes; focus
 * goes to the first invalid field, else to ServerErrors.
 */
export function useServerForm<V extends FieldValues, R = unknown>({
  send,
  onDone,
  onDoneHere,
  onLateFailure,
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

  async function ask(values: V, goesOn: boolean): Promise<boolean> {
    const sender = userId();
    setBusy(true);
    const result = await resultOf(send(values, form)).catch((thrown: unknown) => ({
      data: undefined,
      error: toFailure(thrown),
    }));
    setBusy(false);
    if (!result.error) {
      // Only if still on this screen: the new fields take focus.
      if (goesOn && startAgain && isHere()) {
        form.reset(startAgain());
        setRound((before) => before + 1);
      } else form.reset(values, { keepValues: true, keepFieldsRef: true });
      // Do not report one user's success to the next.
      if (userId() === sender) onDone?.(result.data, values, goesOn);
      if (isHere()) onDoneHere?.(result.data, values);
      return true;
    }
    if (result.error.kind === 'cancelled') return true;
    if (!isHere() && userId() === sender) onLateFailure?.(result.error, values);
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
    const within = pressed instanceof HTMLButtonElement ? (pressed.form ?? pressed) : pressed;
    const element = within instanceof HTMLElement ? within : null;
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

const rootOf = (name: string) => `${name.split('.')[0]}.root`;

const isRowsRoot = (name: string, lists: ReadonlySet<string>) =>
  name.endsWith('.root') && lists.has(name.slice(0, -'.root'.length));

const isMounted = (field: Field | undefined) => Boolean(field?._f?.mount);
