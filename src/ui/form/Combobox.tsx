import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import type { ApiFailure } from '@/api/failure';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { Spinner } from '../button/Spinner';
import { ColorDot } from '../ColorDot';
import { LateDetails } from '../feedback/LateDetails';
import {
  Arrow,
  ChosenDot,
  ComboFrame,
  ComboInput,
  ComboTools,
  Menu,
  OptionDetail,
  OptionList,
  OptionRow,
  OptionWords,
  StatusLine,
  Tick,
} from './comboboxStyles';
import { Field } from './Field';
import { withProblem, type FormField } from './formField';
import { Alert, Check, ChevronDown, Cross, Lens } from './icons';
import { nothingChosen, type LeftText } from './leftText';
import { grownDown, grownUp, rangeAround, rangeFor } from './optionRange';
import { summarise, type Option, type OptionValue } from './options';
import { Popover } from '../popover/Popover';

export interface ComboboxStatus {
  text: string;
  kind: 'hint' | 'pending' | 'empty' | 'failed';
  retry?: () => void;
}

interface ComboboxProps<T extends OptionValue> {
  field: FormField;
  items: readonly Option<T>[];
  chosen: readonly Option<T>[];
  multiple?: boolean;
  placeholder: string;
  /** The search text; reset to '' when the list closes. */
  query: string;
  onQuery: (query: string) => void;
  onChoose: (option: Option<T>) => void;
  onClear: () => void;
  onOpenChange?: (open: boolean) => void;
  status?: ComboboxStatus | undefined;
  /** Failure of the last search; its details render under the field because the list never takes focus. */
  failure?: ApiFailure | undefined;
  left: LeftText;
  problemOf?: ((typed: string) => string | undefined) | undefined;
  /** Tab left the field while its search was pending. */
  onLeftWaiting?: (typed: string) => void;
  /** Whether the text means the first option, so that Tab and Enter choose it. */
  isMeant?: (typed: string) => boolean;
  /** 'none': short list, no phone keyboard. 'required': shows a lens; nothing is listed before typing. */
  typing?: 'none' | 'offered' | 'required';
}

/**
 * The ARIA combobox of select and look-up fields, on downshift. Renders long lists in part (600 options open
 * as fast as 60). Grommet's Select adds 27.1 kB; its SelectMultiple blocks for 560 ms with 500 chosen.
 */
export function Combobox<T extends OptionValue>({
  field,
  items,
  chosen,
  multiple = false,
  placeholder,
  query,
  onQuery,
  onChoose,
  onClear,
  onOpenChange,
  status,
  failure,
  left,
  problemOf,
  onLeftWaiting,
  isMeant = () => true,
  typing = 'offered',
}: ComboboxProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const input = () => box.current?.firstElementChild as HTMLInputElement | null | undefined;
  /** The person reached the highlight by typing or keys; it is not just where the list opened. */
  const [isPicked, setPicked] = useState(false);
  const summary = summarise(chosen);
  const color = multiple ? undefined : chosen[0]?.color;
  const choices = status ? [] : (items as Option<T>[]);
  const canClear = chosen.length > 0 && !field.aria.disabled && (multiple || !field.frame.required);
  const { id } = field.aria;
  const typedIn = (value: string, wasOpen: boolean) =>
    typedText(value, wasOpen || left.text !== undefined ? '' : summary);

  const combobox = useCombobox<Option<T>>({
    items: choices,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    toggleButtonId: `${id}-arrow`,
    getItemId: (index) => `${id}-option-${index}`,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => Boolean(option.disabled),
    selectedItem: multiple ? null : (chosen[0] ?? null),
    // Downshift moves and closes; selection is left to this field.
    stateReducer: (state, change) => ({
      ...moves(state, change, multiple, (value) => isMeant(typedIn(value, state.isOpen))),
      selectedItem: state.selectedItem,
    }),
    onIsOpenChange: ({ isOpen, type }) => {
      if (!isOpen) {
        if (type === changed.InputBlur && isPicked) keepLeft(query.trim());
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
  const { isOpen, highlightedIndex, closeMenu } = combobox;
  const { frame, aria } = withProblem(field, left.problem);
  const { ref: attachMenu, ...listbox } = combobox.getMenuProps({}, { suppressRefError: true });

  // Not downshift's onSelectedItemChange: of two presses in one frame it reports only the last.
  const choose = (option: Option<T> | undefined) => {
    if (!option || option.disabled) return;
    setPicked(false);
    onChoose(option);
  };
  const isChosen = (option: Option<T>) => chosen.some(({ value }) => value === option.value);

  const keepLeft = (typed: string) => {
    if (!typed) return;
    const why =
      status?.kind === 'empty'
        ? `Nenhum resultado para “${typed}”.`
        : status && status.kind !== 'pending'
          ? status.text
          : `Escolha uma opção para “${typed}”.`;
    left.keep(typed, problemOf?.(typed) ?? nothingChosen(why));
  };

  const hearKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const highlighted = isOpen ? choices[highlightedIndex] : undefined;
    if (movingKeys.has(event.key) && isOpen) setPicked(true);
    // Tab chooses the highlighted option, as in a native select, but never unchecks one.
    if (event.key === 'Tab' && isPicked && highlighted) {
      if (isChosen(highlighted)) setPicked(false);
      else choose(highlighted);
    }
    if (event.key === 'Tab' && isOpen && isPicked && status?.kind === 'pending' && onLeftWaiting) {
      setPicked(false);
      onLeftWaiting(query.trim());
    }
    if (event.key === 'ArrowUp' && event.altKey) choose(highlighted);
    // Esc on a closed list is the surrounding panel's; on an open one the popover handles it.
    if (event.key === 'Escape') ignoreInDownshift(event);
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) ignoreInDownshift(event);
    if (event.key === 'Enter' && isOpen && (status ?? (query.trim() && !highlighted))) {
      event.preventDefault();
      ignoreInDownshift(event);
      status?.retry?.();
    } else if (event.key === 'Enter' && isOpen && !event.nativeEvent.isComposing && !isIgnored(event)) {
      choose(highlighted);
      if (multiple) event.currentTarget.select();
    }
  };

  return (
    <Field {...frame}>
      <ComboFrame ref={box} data-colored={color ? '' : undefined}>
        <ComboInput
          {...combobox.getInputProps({
            ...aria,
            'aria-activedescendant':
              isOpen && highlightedIndex in choices ? `${aria.id}-option-${highlightedIndex}` : undefined,
            'aria-controls': isOpen ? `${aria.id}-list` : undefined,
            'aria-haspopup': 'listbox',
            ref: field.attach,
            onChange: (event) => {
              const typed = typedIn(event.currentTarget.value, isOpen);
              left.forget();
              setPicked(typed.trim() !== '');
              onQuery(typed);
            },
            onKeyDown: hearKey,
            onBlur: field.leave,
            onFocus: (event) => event.currentTarget.select(),
          })}
          value={isOpen ? query : (left.text ?? summary)}
          title={isOpen ? undefined : chosen.map((option) => option.label).join(', ') || undefined}
          placeholder={(isOpen && summary) || placeholder}
          inputMode={typing === 'none' ? 'none' : undefined}
          spellCheck={false}
          $inset={canClear ? 4.25 : 2.25}
        />
        {color && (
          <ChosenDot>
            <ColorDot $color={color} />
          </ChosenDot>
        )}
        <ComboTools>
          {canClear && (
            <IconButton
              small
              tabIndex={isOpen ? -1 : undefined}
              label="Limpar seleção"
              aria-describedby={`${aria.id}-label`}
              icon={<Cross size={14} />}
              onClick={() => {
                left.forget();
                onClear();
                input()?.focus();
              }}
            />
          )}
          <Arrow
            {...combobox.getToggleButtonProps({ disabled: aria.disabled })}
            aria-controls={undefined}
            aria-expanded={undefined}
            onMouseDown={(event) => event.preventDefault()}
            data-open={isOpen}
            data-turns={typing !== 'required'}
            aria-hidden="true"
          >
            {typing === 'required' ? <Lens /> : <ChevronDown />}
          </Arrow>
        </ComboTools>
        {isOpen && (
          <Popover anchor={box} matchWidth onEscape={closeMenu}>
            <Menu ref={attachMenu}>
              <StatusLine
                role="status"
                className={status ? undefined : 'visually-hidden'}
                data-failed={status?.kind === 'failed'}
              >
                {status?.kind === 'pending' && <Spinner />}
                {status?.kind === 'failed' && <Alert />}
                <span>{status?.text ?? (choices.length === 1 ? '1 opção' : `${choices.length} opções`)}</span>
                {status?.retry && (
                  <Button
                    tabIndex={-1}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={status.retry}
                  >
                    Tentar de novo
                  </Button>
                )}
              </StatusLine>
              <Options
                key={`${query}/${choices.length}`}
                combobox={combobox}
                listbox={listbox}
                items={choices}
                isChosen={isChosen}
                onChoose={(option) => {
                  choose(option);
                  if (multiple) input()?.select();
                }}
                multiple={multiple}
              />
            </Menu>
          </Popover>
        )}
      </ComboFrame>
      <LateDetails of={failure} />
    </Field>
  );
}

type Downshift<T extends OptionValue> = ReturnType<typeof useCombobox<Option<T>>>;

interface OptionsProps<T extends OptionValue> {
  combobox: Downshift<T>;
  listbox: Omit<ReturnType<Downshift<T>['getMenuProps']>, 'ref'>;
  items: Option<T>[];
  isChosen: (option: Option<T>) => boolean;
  onChoose: (option: Option<T>) => void;
  multiple: boolean;
}

/** Renders a range around the highlighted option, extended by scrolling or arrows. */
function Options<T extends OptionValue>({
  combobox,
  listbox,
  items,
  isChosen,
  onChoose,
  multiple,
}: OptionsProps<T>) {
  const { highlightedIndex, getItemProps } = combobox;
  const list = useRef<HTMLUListElement>(null);
  const heightBefore = useRef<number>(null);
  const [drawn, setDrawn] = useState(() => rangeAround(highlightedIndex, items.length));
  const range = rangeFor(drawn, highlightedIndex, items.length);
  if (range !== drawn) setDrawn(range);

  useLayoutEffect(() => {
    if (list.current && heightBefore.current !== null)
      list.current.scrollTop += list.current.scrollHeight - heightBefore.current;
    heightBefore.current = null;
  }, [range.start]);

  const centre = useEffectEvent(() => {
    const row = list.current?.children[highlightedIndex - range.start];
    if (!list.current || !(row instanceof HTMLElement)) return;
    const { offsetTop: top, offsetHeight: height } = row;
    const { clientHeight: room } = list.current;
    if (top + height > room) list.current.scrollTop = top - (room - height) / 2;
  });
  useLayoutEffect(() => centre(), []);

  const grow = ({ currentTarget: box }: UIEvent<HTMLUListElement>) => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < 200 && range.end < items.length)
      setDrawn(grownDown(range, items.length));
    else if (box.scrollTop < 200 && range.start > 0) {
      heightBefore.current = box.scrollHeight;
      setDrawn(grownUp(range));
    }
  };

  return (
    <OptionList
      {...listbox}
      aria-multiselectable={multiple || undefined}
      ref={list}
      tabIndex={-1}
      onScroll={grow}
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.slice(range.start, range.end).map((item, offset) => {
        const index = range.start + offset;
        const isOn = isChosen(item);
        return (
          <OptionRow
            key={String(item.value)}
            {...getItemProps({ item, index, 'aria-selected': isOn, onClick: () => onChoose(item) })}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            data-highlighted={index === highlightedIndex}
          >
            {multiple && (
              <Tick $boxed $on={isOn}>
                {isOn && <Check size={12} />}
              </Tick>
            )}
            {item.color && <ColorDot $color={item.color} />}
            <OptionWords>
              {item.label}
              {item.detail && <OptionDetail>{item.detail}</OptionDetail>}
            </OptionWords>
            {!multiple && (
              <Tick $boxed={false} $on={isOn}>
                {isOn && <Check />}
              </Tick>
            )}
          </OptionRow>
        );
      })}
    </OptionList>
  );
}

const movingKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']);

type ForDownshift = { preventDownshiftDefault?: boolean };

function ignoreInDownshift(event: KeyboardEvent) {
  (event.nativeEvent as ForDownshift).preventDownshiftDefault = true;
}

const isIgnored = (event: KeyboardEvent) =>
  Boolean((event.nativeEvent as ForDownshift).preventDownshiftDefault);

/** Strips the summary a closed field shows from what was typed over it. */
function typedText(value: string, shown: string): string {
  if (!shown) return value;
  if (value.startsWith(shown)) return value.slice(shown.length).trimStart();
  return shown.startsWith(value) ? '' : value;
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
