import type { NamedOption } from '@/lookups/lookupsApi';
import { remembered } from '@/ui/remembered';

/* Defaults of a new service; only ids are stored on this device. */

export const lastOrigin = remembered('tribuna.origem');
export const lastOffice = remembered('tribuna.escritorio');

type Options = readonly Pick<NamedOption, 'id' | 'name'>[];

/** The last choice on this device if still listed, else the only option. */
export const lastChosen = (options: Options, last: { read: () => string }) =>
  options.find(({ id }) => String(id) === last.read())?.id ??
  (options.length === 1 ? options[0]?.id : undefined);
