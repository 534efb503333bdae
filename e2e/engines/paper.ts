import { desk } from '../support/steps';
import type { Person } from './person';

interface Sheet {
  title: string;
  columns: number;
}

declare global {
  interface Window {
    printed?: Sheet;
  }
}

/** Replaces the print dialog of the app's frame, which no journey can answer. */
export async function answerPrint(person: Person) {
  await person.ask(() => {
    const own = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      configurable: true,
      get(this: HTMLIFrameElement) {
        const view = own?.get?.call(this) as Window | null;
        if (view)
          view.print = () => {
            window.printed = {
              title: view.document.title,
              columns: view.document.querySelectorAll('thead th').length,
            };
          };
        return view;
      },
    });
  });
}

export const printedSheet = (person: Person) => person.ask(() => window.printed ?? null);

/** The width of an A4 sheet between its margins. */
const sheet = { width: 718, height: 1000 };

/** With the print rules of the style sheet: only Chromium's driver can print a page. */
export async function asPrinted(person: Person, look: () => Promise<void>) {
  await person.engine.resize(sheet);
  await person.ask(() => {
    const turn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText))
          rule.media.mediaText = 'all';
        else if (rule instanceof CSSMediaRule && /\bscreen\b/.test(rule.media.mediaText))
          rule.media.mediaText = 'not all';
        if (rule instanceof CSSGroupingRule) turn(rule.cssRules);
      }
    };
    for (const one of document.styleSheets) turn(one.cssRules);
  });
  await look();
  await person.engine.reload();
  await person.engine.resize(desk);
}
