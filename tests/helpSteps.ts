import { computeAccessibleName } from 'dom-accessibility-api';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { allSignposts } from '@/ui/signposts';
import type { Step } from '@/records/help/help';
import type { User } from './typing';

/* Performs the steps of the help, by the names it gives. */

const pressed =
  'button, a[href], [role="menuitem"], [role="tab"], input[type="radio"], input[type="checkbox"]';
const fields = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';

/** The front layer: a menu, else the panel opened last, else the page. */
const front = (): ParentNode =>
  document.querySelector('[role="menu"]') ??
  [...document.querySelectorAll('[role="dialog"]')].at(-1) ??
  document;

/** 'Imprimir (Ctrl + P)' and 'Trocar status: Aberto' match by their beginning. */
const isCalled = (whole: string, name: string) =>
  whole === name || whole.startsWith(`${name} (`) || whole.startsWith(`${name}:`);

const allNamed = (selector: string, name: string) =>
  [...front().querySelectorAll<HTMLElement>(selector)].filter((one) =>
    isCalled(computeAccessibleName(one), name),
  );

const isBlocked = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

const named = (selector: string, name: string) => allNamed(selector, name).find((one) => !isBlocked(one));

/** Similar controls with other names, for correcting the text. */
const othersIn = (selector: string) =>
  [...front().querySelectorAll(selector)].map((one) => computeAccessibleName(one)).join(' · ');

async function find(selector: string, name: string): Promise<HTMLElement> {
  await waitFor(
    () => {
      if (!named(selector, name))
        throw new Error(`The help names “${name}”; what can be used there: ${othersIn(selector)}`);
    },
    // The names suffice: without the whole page.
    { onTimeout: (error) => error },
  );
  return named(selector, name) as HTMLElement;
}

async function choose(user: User, field: HTMLElement, option: string | undefined) {
  if (field instanceof HTMLSelectElement) {
    const choices = [...field.options].filter(({ value, text }) => value && (!option || text === option));
    await user.selectOptions(field, choices[0] as HTMLOptionElement);
    return;
  }
  await user.click(field);
  if (option && field.matches(':not([readonly])')) await user.type(field, option);
  const found = await screen.findAllByRole('option', { name: option ? new RegExp(option) : /./ });
  await user.click(found[0] as HTMLElement);
}

/** On a row ('Editar Ana Lima'), else in the menu of the first row where it is not blocked. */
async function pressInRow(user: User, name: string) {
  const onRow = () =>
    [...document.querySelectorAll<HTMLElement>('main button, main a[href]')].find((one) => {
      const whole = computeAccessibleName(one);
      return whole === name || whole.startsWith(`${name} `);
    });
  const menus = () => [...document.querySelectorAll<HTMLElement>('main [aria-label^="Ações de "]')];
  await waitFor(() => expect(onRow() ?? menus()[0]).toBeTruthy(), { onTimeout: (error) => error });
  const button = onRow();
  if (button) return user.click(button);
  for (let row = 0; row < menus().length; row++) {
    await user.click(menus()[row] as HTMLElement);
    await screen.findByRole('menu');
    await waitFor(() => expect(allNamed(pressed, name), `The help names “${name}”`).not.toEqual([]), {
      onTimeout: (error) => error,
    });
    const item = named(pressed, name);
    if (item) return user.click(item);
    await user.keyboard('{Escape}');
  }
  throw new Error(`The help names “${name}”, which can be done in no row.`);
}

/** Performs one step; `go` navigates to a URL. */
export async function doStep(user: User, step: Step, go: (path: string) => Promise<void>) {
  if ('go' in step) await go(step.go);
  else if ('press' in step) await user.click(await find(pressed, step.press));
  else if ('inRow' in step) await pressInRow(user, step.inRow);
  else if ('open' in step) {
    await waitFor(() => expect(allSignposts('open').length).toBeGreaterThan(0));
    await user.click(allSignposts('open')[0] as HTMLElement);
  } else if ('type' in step) {
    const field = await find(fields, step.type);
    await user.clear(field);
    await user.type(field, step.text);
  } else if ('choose' in step) await choose(user, await find(fields, step.choose), step.option);
}

/** Required fields of a form that the help did not mention. */
export const askedBeyond = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].map((one) =>
    computeAccessibleName(one),
  );

/** Preloads the help's key listener and panel, for `beforeAll`. */
export const loadHelp = () =>
  Promise.all([
    import('@/app/ModuleKeys'),
    import('@/app/screenHelp/HelpSheet'),
    import('@/app/screenHelp/HelpKeys'),
  ]);
