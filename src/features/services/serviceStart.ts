import { foldText } from '@/formats/text';
import type { NamedOption } from '@/lookups/lookupsApi';
import { remembered } from '@/ui/remembered';

/* What a new request starts with. On this machine only ids are kept. */

export const lastOrigin = remembered('tribuna.origem');
export const lastOffice = remembered('tribuna.escritorio');

type Options = readonly Pick<NamedOption, 'id' | 'name'>[];

/** The status that the office calls 'Aberto'. */
export const openStatus = (statuses: Options) =>
  statuses.find(({ name }) => foldText(name.trim()) === 'aberto')?.id;

/** What was chosen last on this machine, if this office has it; else the only one there is. */
export const lastChosen = (options: Options, last: { read: () => string }) =>
  options.find(({ id }) => String(id) === last.read())?.id ??
  (options.length === 1 ? options[0]?.id : undefined);
