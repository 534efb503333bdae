import { foldText } from '@/formats/text';
import { persistedPreferenceOf } from '@/ui/persistedPreferenceOf';

/* Initial values of a document generated from another record; only ids are stored, per person. */

export const lastType = persistedPreferenceOf('person', 'tribuna.tipo-de-documento');
export const lastStatus = persistedPreferenceOf('person', 'tribuna.status-de-documento');

type Options = readonly { id: number; name: string }[];

const chosen = (options: Options, last: { read: () => string }, usual: RegExp) =>
  (
    options.find(({ id }) => String(id) === last.read()) ??
    options.find(({ name }) => usual.test(foldText(name)))
  )?.id ?? null;

/** The last used type, or the one that services usually become. */
export const startingType = (types: Options) => chosen(types, lastType, /^indicac/);

/** The last used status, or the one of a draft. */
export const startingStatus = (statuses: Options) =>
  chosen(statuses, lastStatus, /elabora|rascunho|^nov[oa]/);
