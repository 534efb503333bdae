import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ApiFailure } from '@/api/failure';
import { Combobox } from './Combobox';
import { oneOf, useFormField, useListField, type FormFieldProps } from './formField';
import { nothingChosen, useLeftText, type LeftText } from './leftText';
import { isOption, type Option } from './options';
import { answerOf, useLookup, type SearchOptions } from './useLookup';

/** The last item of a look-up, for what is not among the results. */
export interface NewOption<O extends Option> {
  label: (typed: string) => string;
  /** Text beside it when nothing was found. */
  nothing: string;
  /** `take` sets the new record as the field's value. */
  onPick: (typed: string, take: (option: O) => void) => void;
}

interface LookupProps<O extends Option> {
  search: SearchOptions<O>;
  minLength?: number | undefined;
  placeholder?: string | undefined;
}

// Resolves text left before its search answered: chooses a single match, reports several; blocks submit
// meanwhile.
function useLateAnswer<O extends Option>(search: SearchOptions<O>) {
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<ApiFailure>();
  const asking = useRef<AbortController>(null);
  const forget = () => {
    asking.current?.abort();
    asking.current = null;
    setSaid('');
    setFailure(undefined);
  };
  useEffect(() => () => asking.current?.abort(), []);

  return {
    forget,
    failure,
    note: said && <span role="status">{said}</span>,
    check: () => (asking.current ? 'Aguarde o resultado da busca e envie de novo.' : undefined),
    wait: async (typed: string, choose: (option: O | null, why: string) => void) => {
      forget();
      const controller = new AbortController();
      asking.current = controller;
      setSaid(`Buscando “${typed}”...`);
      const { data = [], error } = await answerOf(search, typed, controller.signal);
      if (controller.signal.aborted) return;
      asking.current = null;
      const [first, second] = data;
      const only = first && !second ? first : null;
      setSaid('');
      setFailure(error);
      choose(only, error?.message ?? foundFor(typed, data.length));
    },
  };
}

const foundFor = (typed: string, count: number) =>
  count === 0 ? `Nenhum resultado para “${typed}”.` : `Há mais de um resultado para “${typed}”.`;

const newOption: Option = { value: 'novo', label: '', isAction: true };

function useLookupSearch<O extends Option>(
  { search, minLength = 2, placeholder }: LookupProps<O>,
  chosen: readonly O[],
  late: ReturnType<typeof useLateAnswer<O>>,
  left: LeftText,
  choose: (option: O | null) => void,
  created?: NewOption<O>,
) {
  const lookup = useLookup<O['value'], O>(search, minLength);
  const { text, options } = lookup;
  const isEmpty = lookup.status?.kind === 'empty';
  /** The last item of the list. */
  const last =
    created && text && (isEmpty || !lookup.status)
      ? { ...newOption, label: created.label(text), ...(isEmpty && { detail: created.nothing }) }
      : undefined;
  const status = last ? undefined : lookup.status;
  // Before typing, list the chosen options so that they can be removed.
  const idle = status?.kind === 'hint' && !text && chosen.length > 1;
  return {
    typing: 'required' as const,
    text,
    items: idle ? chosen : last ? [...options, last] : options,
    query: lookup.query,
    onQuery: lookup.onQuery,
    onOpenChange: (open: boolean) => {
      if (open) late.forget();
      lookup.onOpenChange(open);
    },
    left,
    onLeftWaiting: (typed: string) => {
      left.keep(typed);
      void late.wait(typed, (only, why) => {
        if (only) left.forget();
        else left.keep(typed, nothingChosen(why));
        choose(only);
      });
    },
    status: idle ? undefined : status,
    problemOf: () => (isEmpty ? nothingChosen(foundFor(text, 0)) : undefined),
    failure: late.failure ?? lookup.failure,
    placeholder: placeholder ?? `Digite ${minLength} ${minLength === 1 ? 'caractere' : 'caracteres'} ou mais`,
  };
}

type LookupFieldProps<V extends FieldValues, N extends FieldPath<V>, O extends Option> = FormFieldProps<
  V,
  N
> &
  LookupProps<O>;

interface OneLookupProps<O extends Option> {
  onChosen?: (option: O) => void;
  /** Offered as the last item, to people with the right. */
  created?: NewOption<O> | undefined;
}

/** One record searched on the server. Form value: the chosen option with all its fields, or null. */
export function LookupField<V extends FieldValues, N extends FieldPath<V>, O extends Option>({
  search,
  minLength,
  placeholder,
  onChosen,
  created,
  ...shared
}: LookupFieldProps<V, N, O> & OneLookupProps<O>) {
  const late = useLateAnswer(search);
  const leftText = useLeftText();
  const field = useFormField<V, N>(
    { ...shared, help: late.note || shared.help },
    { ...oneOf(), check: (value) => late.check() ?? leftText.check(value) },
  );
  const { value, change } = field;
  const chosen = isOption(value) ? [value as O] : [];
  const take = (option: O) => {
    change(option);
    onChosen?.(option);
  };
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  }, [value]);
  const takeLate = (option: O | null) => {
    if (newest.current !== value) return;
    if (option) take(option);
    // Same value, to clear the pending error.
    else change(value);
  };
  const left = leftText.of(field);
  const { text, ...combobox } = useLookupSearch(
    { search, minLength, placeholder },
    chosen,
    late,
    left,
    takeLate,
    created,
  );
  const pickNew = () => {
    // The text stays in the field until a record is chosen.
    left.keep(text);
    created?.onPick(text, take);
  };
  return (
    <Combobox
      {...combobox}
      field={field}
      chosen={chosen}
      // Any of `items`.
      onChoose={(option) => (option.isAction ? pickNew() : take(option as O))}
      onClear={() => change(null)}
    />
  );
}

/** Several records searched on the server. Form value: list of the chosen options. */
export function MultiLookupField<V extends FieldValues, N extends FieldPath<V>, O extends Option>({
  search,
  minLength,
  placeholder,
  ...shared
}: LookupFieldProps<V, N, O>) {
  const late = useLateAnswer(search);
  const leftText = useLeftText();
  const {
    field,
    list: chosen,
    update,
  } = useListField<V, N, O>(
    { ...shared, help: late.note || shared.help },
    { check: (value) => late.check() ?? leftText.check(value) },
  );
  const add = (option: O | null) =>
    update((options) =>
      option ? [...options.filter(({ value }) => value !== option.value), option] : [...options],
    );
  const { text: _, ...combobox } = useLookupSearch(
    { search, minLength, placeholder },
    chosen,
    late,
    leftText.of(field),
    add,
  );
  return (
    <Combobox
      {...combobox}
      field={field}
      multiple
      chosen={chosen}
      onChoose={(option) =>
        update((options) => {
          const others = options.filter((other) => other.value !== option.value);
          return others.length < options.length ? others : [...others, option as O];
        })
      }
      onClear={() => update(() => [])}
    />
  );
}
