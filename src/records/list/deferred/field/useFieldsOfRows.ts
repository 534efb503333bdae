import { useEffect, useEffectEvent, useRef } from 'react';
import type { MenuItem } from '@/ui/menu/MenuButton';
import { findSignpost, signpostAround, signpostOf } from '@/ui/signposts';
import { isPlainPress } from '@/ui/plainPress';
import { cover } from '../keyPress';
import { isControl, valueAt, type ShownValue } from './fieldsAlone';
import type { EditFormOf } from './editFormOf';
import { useFieldsOf } from './useFieldsOf';

interface FieldsOfRows extends EditFormOf {
  /** The row menu's edit item; undefined where records are not edited. */
  editOf: (id: number) => MenuItem | undefined;
}

/** Edits a value of a row in place: by a double click or, after choosing the field, by a key. */
export function useFieldsOfRows({ editOf, ...form }: FieldsOfRows) {
  const { ask, field } = useFieldsOf(form);
  useDoublePress((row, value) => {
    const id = Number(signpostOf(row)?.id);
    const item = editOf(id);
    if (!item || item.blockedReason) return;
    // The first of the two presses has opened the details.
    const onShown = form.list.closePanel;
    ask({
      ...{ id, value, onShown },
      element: value.element,
      opener: findSignpost('open', id),
      isByKey: false,
    });
  });
  return {
    field,
    /** Lets the person choose a field of the row with this link. */
    choose: (opener: HTMLElement) =>
      ask({ id: Number(signpostOf(opener)?.id), value: null, element: opener, opener, isByKey: true }),
  };
}

interface Press {
  at: number;
  x: number;
  y: number;
  row: HTMLElement;
  value: ShownValue;
}

/** Two presses in the same place: by the second, the details opened by the first may cover the row. */
function useDoublePress(onPress: (row: HTMLElement, value: ShownValue) => void) {
  const first = useRef<Press | null>(null);
  const isSecond = useRef(false);
  const hear = useEffectEvent((event: MouseEvent) => {
    // A click triggered by a key.
    if (event.detail === 0) return;
    if (event.type !== 'mousedown') {
      if (!isSecond.current) return;
      // Hides the second press from what is below the pointer.
      event.stopPropagation();
      event.preventDefault();
      if (event.type === 'click') isSecond.current = false;
      return;
    }
    isSecond.current = false;
    const { target, timeStamp: at, clientX: x, clientY: y } = event;
    const { current: last } = first;
    first.current = null;
    // A press simulated by assistive technology, without a position to compare.
    if (x === 0 && y === 0) return;
    if (last && at - last.at < 500 && Math.hypot(x - last.x, y - last.y) < 6) {
      isSecond.current = true;
      event.stopPropagation();
      event.preventDefault();
      onPress(last.row, last.value);
      return;
    }
    const row = signpostAround('row', target);
    if (!row || !(target instanceof Element) || !isPlainPress(event) || cover() !== 'none') return;
    const isOpener = target.closest('a') === findSignpost('open', signpostOf(row)?.id);
    const value = isControl(target) && !isOpener ? null : valueAt(target);
    if (value) first.current = { ...{ at, x, y, row, value } };
  });
  useEffect(() => {
    const left = new AbortController();
    const options = { signal: left.signal, capture: true };
    for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'] as const)
      window.addEventListener(type, (event) => hear(event), options);
    return () => left.abort();
  }, []);
}
