import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { mainPart } from '@/ui/focus/screenHeading';
import { allSignposts, findSignpost } from '@/ui/signposts';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { useStillHere } from '@/ui/useStillHere';
import { cover, isBare } from '../keyPress';
import { isControl, valueAt, type ShownValue } from './fieldsAlone';
import type { EditFormOf } from './editFormOf';
import { useFieldsOf } from './useFieldsOf';

/** Shown for touch only: a mouse has the double click, a keyboard F2. */
const ByTouch = styled(Button)`
  @media (width >= 48rem) and (pointer: fine) {
    display: none;
  }
`;

interface FieldsOfDetailsProps extends EditFormOf {
  id: number;
  /** Refetches the values shown. */
  onChanged: () => void;
  /** The values are on the screen itself, not in a panel over it. */
  isPage?: boolean;
}

/** Edits a value of a record's details in place: by F2, a double click or, on touch screens, a button. */
export default function FieldsOfDetails({ id, onChanged, isPage = false, ...form }: FieldsOfDetailsProps) {
  const isHere = useStillHere();
  const { ask, field, isAsked } = useFieldsOf(form, () => {
    // An undo may come after the details have closed.
    if (isHere()) onChanged();
  });
  /** When pressed, it also explains a missing right. */
  const edit = () => allSignposts('edit').at(-1);
  const mayEdit = () => edit()?.getAttribute('aria-disabled') !== 'true';

  const isInSight = () => cover() === (isPage ? 'none' : 'details');

  const change = (value: ShownValue | null, isByKey: boolean) => {
    const sheet = shownIn(isPage);
    if (isAsked || !sheet) return;
    if (!mayEdit()) {
      if (!isByKey) return;
      edit()?.focus();
      edit()?.click();
      return;
    }
    const { activeElement: focused } = document;
    const opener = focused instanceof HTMLElement && sheet.contains(focused) ? focused : undefined;
    const heading = sheet.querySelector<HTMLElement>('h1, h2') ?? undefined;
    const element = value?.element ?? edit() ?? sheet;
    // On a page, the element may be outside the viewport.
    if (isPage) element.scrollIntoView?.({ block: 'nearest' });
    ask({ ...{ id, value, isByKey, element }, opener: opener ?? heading });
  };

  useDocumentEvent('dblclick', ({ target }) => {
    if (!isInSight() || !(target instanceof Element) || isControl(target)) return;
    const value = shownIn(isPage)?.contains(target) && valueAt(target);
    if (value) change(value, false);
  });
  useDocumentEvent('keydown', (event) => {
    if (event.key !== 'F2' || !isBare(event) || event.repeat || !isInSight()) return;
    event.preventDefault();
    const { activeElement: focused } = document;
    // On a page, the title has focus initially.
    change(focused && !focused.matches('h1') ? valueAt(focused) : null, true);
  });

  return (
    <>
      <ByTouch onClick={() => change(null, true)}>Mudar um valor</ByTouch>
      {field}
    </>
  );
}

/** The element that contains the values. */
const shownIn = (isPage: boolean) => (isPage ? mainPart() : findSignpost('dialog', 'details'));
