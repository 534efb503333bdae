import type { useCombobox } from 'downshift';
import { useEffectEvent, useLayoutEffect, useRef, useState, type UIEvent } from 'react';
import { ColorDot } from '../ColorDot';
import { OptionDetail, OptionList, OptionRow, OptionWords, Tick } from './comboboxStyles';
import { Check } from './icons';
import { grownDown, grownUp, rangeAround, rangeFor } from './optionRange';
import { isOneOf, type Option, type OptionValue } from './options';

export type Downshift<T extends OptionValue> = ReturnType<typeof useCombobox<Option<T>>>;

interface ComboboxOptionsProps<T extends OptionValue> {
  combobox: Downshift<T>;
  listbox: Omit<ReturnType<Downshift<T>['getMenuProps']>, 'ref'>;
  items: Option<T>[];
  chosen: readonly Option<T>[];
  onChoose: (option: Option<T>) => void;
  multiple: boolean;
}

/** The list: renders a range around the highlighted option, extended by scrolling or arrows. */
export function ComboboxOptions<T extends OptionValue>({
  combobox,
  listbox,
  items,
  chosen,
  onChoose,
  multiple,
}: ComboboxOptionsProps<T>) {
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
        const isOn = isOneOf(chosen, item);
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
