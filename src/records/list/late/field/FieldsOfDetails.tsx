import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { allPlaced, placed, placedAround } from '@/ui/places';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
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
  onChanged: () => void;
}

/** Changes a value of a record's details where it stands: F2, a double click or, by touch, a button. */
export default function FieldsOfDetails({ id, onChanged, ...form }: FieldsOfDetailsProps) {
  const { ask, field, isAsked } = useFieldsOf(form, onChanged);
  /** Also says, when pressed, that one may not. */
  const edit = () => allPlaced('edit').at(-1);
  const mayEdit = () => edit()?.getAttribute('aria-disabled') !== 'true';

  const change = (value: ShownValue | null, isByKey: boolean) => {
    const sheet = placed('dialog', 'details');
    if (isAsked || !sheet) return;
    if (!mayEdit()) {
      if (!isByKey) return;
      edit()?.focus();
      edit()?.click();
      return;
    }
    const { activeElement: focused } = document;
    const opener = focused instanceof HTMLElement && sheet.contains(focused) ? focused : undefined;
    const heading = sheet.querySelector('h2') ?? undefined;
    ask({
      ...{ id, value, isByKey },
      element: value?.element ?? edit() ?? sheet,
      opener: opener ?? heading,
    });
  };

  useDocumentEvent('dblclick', ({ target }) => {
    if (cover() !== 'details' || !(target instanceof Element) || isControl(target)) return;
    const value = placedAround('dialog', target) && valueAt(target);
    if (value) change(value, false);
  });
  useDocumentEvent('keydown', (event) => {
    if (event.key !== 'F2' || !isBare(event) || event.repeat || cover() !== 'details') return;
    event.preventDefault();
    change(document.activeElement && valueAt(document.activeElement), true);
  });

  return (
    <>
      <ByTouch onClick={() => change(null, true)}>Mudar um valor</ByTouch>
      {field}
    </>
  );
}
