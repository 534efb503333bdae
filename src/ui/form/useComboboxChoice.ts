import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useRef, useState, type ChangeEvent, type InputEvent, type KeyboardEvent } from 'react';
import type { FormField } from './formField';
import { nothingChosen, type LeftText } from './leftText';
import { isOneOf, summarise, type Option, type OptionValue } from './options';

export interface ComboboxStatus {
  text: string;
  kind: 'hint' | 'pending' | 'empty' | 'failed';
  retry?: () => void;
}

export interface ChoosingProps<T extends OptionValue> {
  field: FormField;
  items: readonly Option<T>[];
  chosen: readonly Option<T>[];
  multiple?: boolean;
  /** The search text; reset to '' when the list closes. */
  query: string;
  onQuery: (query: string) => void;
  onChoose: (option: Option<T>) => void;
  onOpenChange?: (open: boolean) => void;
  status?: ComboboxStatus | undefined;
  left: LeftText;
  problemOf?: ((typed: string) => string | undefined) | undefined;
  /** Tab left the field while its search was pending. */
  onLeftWaiting?: (typed: string) => void;
  /** Whether the text identifies the first option, so that Tab and Enter choose it. */
  isMeant?: (typed: string) => boolean;
  /** The option whose whole name was typed: chosen on leaving the field, also by a press elsewhere. */
  named?: (typed: string) => Option<T> | undefined;
}

/**
 * Opening, moving and choosing in a combobox by typing, keys and presses. Downshift moves and closes;
 * selection, and text left with nothing chosen, are handled by the field.
 */
export function useComboboxChoice<T extends OptionValue>({
  field: { aria, leave: leaveField },
  items,
  chosen,
  multiple = false,
  query,
  onQuery,
  onChoose,
  onOpenChange,
  status,
  left,
  problemOf,
  onLeftWaiting,
  isMeant = () => true,
  named,
}: ChoosingProps<T>) {
  /** The person reached the highlight by typing or keys; it is not just the initial one. */
  const [isPicked, setPicked] = useState(false);
  const leavesByTab = useRef(false);
  const summary = summarise(chosen);
  const choices = status ? [] : (items as Option<T>[]);
  /** The chosen option's text in a closed field: typing replaces or extends it. */
  const shown = left.text === undefined ? summary : '';

  /** A new id at each letter: screen readers announce the highlighted option only when its id changes. */
  const optionId = (index: number) => `${aria.id}-option-${query.length}-${index}`;

  const combobox = useCombobox<Option<T>>({
    items: choices,
    inputId: aria.id,
    labelId: `${aria.id}-label`,
    menuId: `${aria.id}-list`,
    toggleButtonId: `${aria.id}-arrow`,
    getItemId: optionId,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => Boolean(option.disabled),
    selectedItem: multiple ? null : (chosen[0] ?? null),
    stateReducer: (state, change) => ({
      ...moves(state, change, multiple, isMeant),
      selectedItem: state.selectedItem,
    }),
    onIsOpenChange: ({ isOpen, type }) => {
      if (!isOpen) {
        if ((type === changed.InputBlur || leavesByTab.current) && isPicked) leave();
        leavesByTab.current = false;
        setPicked(false);
        onQuery('');
      } else if (type !== changed.InputChange && left.text !== undefined) {
        setPicked(true);
        onQuery(left.text);
        left.forget();
      }
      onOpenChange?.(Boolean(isOpen));
    },
  });
  const { isOpen, highlightedIndex } = combobox;

  // Not downshift's onSelectedItemChange: of two presses in one frame it reports only the last.
  const choose = (option: Option<T> | undefined) => {
    if (!option || option.disabled) return;
    setPicked(false);
    onChoose(option);
  };

  const leave = () => {
    const typed = query.trim();
    const option = named?.(typed);
    if (option && !option.disabled) {
      if (!isOneOf(chosen, option)) choose(option);
    } else if (typed) left.keep(typed, problemOf?.(typed) ?? nothingChosen(whyNothing(typed, status)));
  };

  const take = (typed: string) => {
    left.forget();
    setPicked(typed.trim() !== '');
    onQuery(typed);
  };

  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = isOpen ? currentTarget.value : typedText(currentTarget.value, shown, nativeEvent);
    // Set before downshift reads it to decide what to highlight.
    if (typed !== currentTarget.value) currentTarget.value = typed;
    take(typed);
  };

  /** A key equal to the text it replaces (`5` over the choice `5`) is no change for React. */
  const onInput = ({ currentTarget: { value }, nativeEvent }: InputEvent<HTMLInputElement>) => {
    if (isOpen || value !== shown || !isInsertion(nativeEvent)) return;
    combobox.openMenu();
    take(value);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const highlighted = isOpen ? choices[highlightedIndex] : undefined;
    leavesByTab.current = isOpen && event.key === 'Tab';
    if (movingKeys.has(event.key) && isOpen) setPicked(true);
    // Tab chooses the highlighted option, as in a native select, but never unchecks one.
    if (event.key === 'Tab' && isPicked && highlighted && !highlighted.isAction) {
      if (isOneOf(chosen, highlighted)) setPicked(false);
      else choose(highlighted);
    }
    if (event.key === 'Tab' && isOpen && isPicked && status?.kind === 'pending' && onLeftWaiting) {
      setPicked(false);
      onLeftWaiting(query.trim());
    }
    if (event.key === 'ArrowUp' && event.altKey) choose(highlighted);
    // Esc on a closed list belongs to the surrounding panel; on an open one the popover handles it.
    if (event.key === 'Escape') ignoreInDownshift(event);
    if (event.key !== 'Enter') return;
    // The form's submit shortcut.
    const isForForm = event.ctrlKey || event.metaKey;
    if (isForForm) ignoreInDownshift(event);
    if (!isOpen) return;
    if (status ?? (query.trim() && !highlighted)) {
      event.preventDefault();
      ignoreInDownshift(event);
      status?.retry?.();
    } else if (!event.nativeEvent.isComposing && !isForForm) {
      choose(highlighted);
      if (multiple) event.currentTarget.select();
    }
  };

  const onBlur = () => {
    leaveField();
    // Downshift ignores blur while it takes a mouse button to be down, whose release a drag or another window
    // may hide from the page.
    if (isOpen && leavesByTab.current) combobox.closeMenu();
  };

  return { combobox, choices, optionId, choose, onInput, hears: { onChange, onKeyDown, onBlur } };
}

function whyNothing(typed: string, status: ComboboxStatus | undefined) {
  if (status?.kind === 'empty') return `Nenhum resultado para “${typed}”.`;
  return status && status.kind !== 'pending' ? status.text : `Escolha uma opção para “${typed}”.`;
}

const movingKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']);

function ignoreInDownshift({ nativeEvent }: KeyboardEvent) {
  (nativeEvent as { preventDownshiftDefault?: boolean }).preventDownshiftDefault = true;
}

const isInsertion = (event: Event) =>
  'inputType' in event && typeof event.inputType === 'string' && event.inputType.startsWith('insert');

/** The text typed over or after a closed field's text; '' when some of that text was deleted. */
function typedText(value: string, shown: string, event: Event): string {
  if (!shown) return value;
  const put = isInsertion(event) && 'data' in event ? event.data : undefined;
  if (put !== value && value.startsWith(shown)) return value.slice(shown.length).trimStart();
  // The first key may equal the first letter of the text it replaces.
  return !isInsertion(event) && shown.startsWith(value) ? '' : value;
}

const { stateChangeTypes: changed } = useCombobox;

function moves<O extends Option>(
  state: UseComboboxState<O>,
  { type, changes }: UseComboboxStateChangeOptions<O>,
  multiple: boolean,
  isMeant: (value: string) => boolean,
): Partial<UseComboboxState<O>> {
  switch (type) {
    case changed.InputClick:
      // A second click places the caret instead of closing.
      return state.isOpen ? state : changes;
    case changed.InputChange:
      return { ...changes, highlightedIndex: isMeant(changes.inputValue ?? '') ? 0 : -1 };
    case changed.ItemClick:
    case changed.InputKeyDownEnter:
      if (changes.selectedItem?.disabled) return state;
      return multiple && changes.selectedItem
        ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex }
        : changes;
    default:
      return changes;
  }
}
