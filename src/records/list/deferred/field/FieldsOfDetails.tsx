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

/** A mouse has the double click, a keyboard F2. */
const ByTouch = styled(Button)`
  @media (width >= 48rem) and (pointer: fine) {
    display: none;
  }
`;

interface FieldsOfDetailsProps extends EditFormOf {
  id: number;
  /** Reads again what is shown. */
  onChanged: () => void;
  /** The screen shows the values itself, and not a panel over it. */
  isPage?: boolean;
}

/** Changes a value of a record's details where it stands: F2, a double click or, by touch, a button. */
export default function FieldsOfDetails({ id, onChanged, isPage = false, ...form }: FieldsOfDetailsProps) {
  const isHere = useStillHere();
  const { ask, field, isAsked } = useFieldsOf(form, () => {
    // What is undone later may be shown no more.
    if (isHere()) onChanged();
  });
  /** Also says, when pressed, that one may not. */
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
    // A page may be scrolled far from it.
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
    // A page's title has the focus from the start.
    change(focused && !focused.matches('h1') ? valueAt(focused) : null, true);
  });

  return (
    <>
      <ByTouch onClick={() => change(null, true)}>Mudar um valor</ByTouch>
      {field}
    </>
  );
}

/** What the values are in. */
const shownIn = (isPage: boolean) => (isPage ? mainPart() : findSignpost('dialog', 'details'));
