/*
 * Finds the form field of a value on screen, and shows only that field in its form. Both are found by visible
 * text, so that the form and the view of its record need not know each other.
 */

/** A value on screen. */
export interface ShownValue {
  /** Its heading or label on screen. */
  label: string;
  /** Labels of the fields it is derived from; one that ends in ':' is the title of a whole section of the form. */
  names: readonly string[];
  element: HTMLElement;
}

const valueUnder = (heading: HTMLElement, element: HTMLElement): ShownValue => {
  const label = heading.textContent.trim();
  const names = (heading.dataset.field ?? label).split('|');
  return { label, names, element };
};

/**
 * The value around an element: a table cell, a pair or section of the details, or a page title, which is its own value.
 */
export function valueAt(target: Element): ShownValue | null {
  const page = target.closest<HTMLElement>('h1[data-field]');
  if (page) return valueUnder(page, page);
  const cell = target.closest('td');
  const heading = cell?.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
  if (cell) return heading && !heading.matches('.actions') ? valueUnder(heading, cell) : null;
  const pair = target.closest<HTMLElement>('dl > div');
  const term = pair?.querySelector('dt');
  if (pair && term) return valueUnder(term, pair);
  const part = target.closest<HTMLElement>('section');
  const title = part?.querySelector<HTMLElement>('h3[data-field]');
  return part && title ? valueUnder(title, part) : null;
}

/** Whether a press on it has its own effect. */
export const isControl = (target: Element) => target.closest('a, button, input, label') !== null;

const labelled = '[id$="-label"]';
const titled = ':is(legend, h2)';
const rows = '[role="group"][aria-label], li[aria-label]';
const free = ':not(:disabled, [aria-disabled="true"])';
const usable = `:is(input, textarea):not([readonly])${free}, :is(select, button, [role="combobox"])${free}`;

const boxOf = (label: HTMLElement) => label.parentElement?.parentElement ?? label;
const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
/** The form's 'Notificar participantes?' matches 'Notificar participantes' in the details. */
const plain = (words: string) => words.trim().replace(/\?$/, '').toLocaleLowerCase('pt-BR');

function boxNamed(form: HTMLElement, name: string): HTMLElement | undefined {
  const find = (selector: string, words: string) =>
    [...form.querySelectorAll<HTMLElement>(selector)].find((one) => plain(wordsOf(one)) === plain(words));
  const partOf = (title: HTMLElement | undefined) => title?.parentElement ?? undefined;
  if (name.endsWith(':')) return partOf(find(titled, name.slice(0, -1)));
  const label = find(labelled, name);
  return label ? boxOf(label) : (find(rows, name) ?? partOf(find(titled, name)));
}

interface FoundFields {
  boxes: HTMLElement[];
  /** Why nothing can be changed: the form's note on a locked field, or ''. */
  why: string;
}

/** The fields with these labels in a form, except locked ones. */
export function fieldsNamed(form: HTMLElement, names: readonly string[]): FoundFields {
  const all = names.flatMap((name) => boxNamed(form, name) ?? []);
  const boxes = all.filter((box) => box.querySelector(usable));
  const note = boxes.length === 0 && all[0]?.querySelector('[id$="-note"]');
  return { boxes, why: (note && note.textContent.trim()) || '' };
}

/** Labels of what can be edited in a form, in its order: fields, rows of fields, and lists of rows. */
export function choicesIn(form: HTMLElement): string[] {
  const isList = (part: Element) => part.querySelector('ol[aria-label], li[aria-label]') !== null;
  const lists = [...form.querySelectorAll<HTMLElement>(`:is(fieldset, section) > ${titled}`)].filter(
    ({ parentElement }) => parentElement && isList(parentElement),
  );
  const inList = (one: Element) => lists.some((title) => title !== one && title.parentElement?.contains(one));
  const all = [
    ...form.querySelectorAll<HTMLElement>([labelled, rows, `:is(fieldset, section) > ${titled}`].join()),
  ];
  const names = all.flatMap((one) => {
    if (inList(one)) return [];
    if (one.matches(titled)) return lists.includes(one) ? [`${one.textContent.trim()}:`] : [];
    if (one.matches(labelled) && one.parentElement?.closest(rows)) return [];
    return [wordsOf(one).trim()];
  });
  return [...new Set(names)].filter((name) => fieldsNamed(form, [name]).boxes.length > 0);
}

/** Hides all of a form except these boxes, other invalid fields and general errors, which prevent saving. */
export function showOnly(form: HTMLElement, boxes: readonly HTMLElement[]) {
  const invalid = [...form.querySelectorAll('[aria-invalid="true"], [data-invalid]')];
  const wrong = [...form.querySelectorAll<HTMLElement>(labelled)]
    .map(boxOf)
    .filter((box) => invalid.some((one) => box.contains(one)));
  keepOnly(form, [...boxes, ...wrong, ...form.querySelectorAll('[role="alert"]')]);
}

function keepOnly(within: Element, kept: readonly Element[]) {
  for (const child of within.children) {
    const isKept = kept.includes(child);
    const holdsOne = kept.some((one) => child.contains(one));
    child.toggleAttribute('hidden', !holdsOne);
    if (!isKept && holdsOne) keepOnly(child, kept);
  }
}
