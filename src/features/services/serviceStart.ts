import type { NamedOption } from '@/lookups/lookupsApi';
import { persistedPreferenceOf } from '@/ui/persistedPreferenceOf';

/* Defaults of a new service; only ids are stored, for the person. */

export const lastOrigin = persistedPreferenceOf('person', 'tribuna.origem');
export const lastOffice = persistedPreferenceOf('person', 'tribuna.escritorio');

type Options = readonly Pick<NamedOption, 'id' | 'name'>[];

/** The person's last choice in this browser if still listed, else the only option. */
export const lastChosen = (options: Options, last: { read: () => string }) =>
  options.find(({ id }) => String(id) === last.read())?.id ??
  (options.length === 1 ? options[0]?.id : undefined);
