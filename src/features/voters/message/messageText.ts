import { firstName } from '@/formats/text';
import type { DisplayProfile } from '@/lookups/displayProfileApi';

/** What a template calls `{nome}` or `{{nome}}`. */
const variable = /\{\{?\s*([\p{L}\w]+)\s*\}?\}/gu;

/** A template's text as the voter will read it. Variables nobody here knows stay, to be replaced by hand. */
export function filledMessage(
  text: string,
  voter: { name: string },
  profile: Pick<DisplayProfile, 'displayName'>,
): string {
  // No plain object, in which `{constructor}` would be found as well.
  const values = new Map([
    ['nome', firstName(voter.name)],
    ['gabinete', profile.displayName],
    ['parlamentar', profile.displayName],
  ]);
  return text.replace(variable, (written, name: string) => values.get(name.toLowerCase()) || written);
}

/** What is wrong with a message; undefined when it may go out. */
export function messageProblem(text: string): string | undefined {
  const [left] = text.match(variable) ?? [];
  return left && `Troque ${left} pelo que deve estar escrito.`;
}
