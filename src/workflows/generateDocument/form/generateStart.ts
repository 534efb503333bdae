import { foldText } from '@/formats/text';
import { persistedPreferenceOf } from '@/ui/persistedPreferenceOf';

/* With what a document made from another record starts; only ids are kept, for the person. */

export const lastType = persistedPreferenceOf('person', 'tribuna.tipo-de-documento');
export const lastStatus = persistedPreferenceOf('person', 'tribuna.status-de-documento');

type Options = readonly { id: number; name: string }[];

const chosen = (options: Options, last: { read: () => string }, usual: RegExp) =>
  (
    options.find(({ id }) => String(id) === last.read()) ??
    options.find(({ name }) => usual.test(foldText(name)))
  )?.id ?? null;

/** The type used last, or the one that requests usually become. */
export const startingType = (types: Options) => chosen(types, lastType, /^indicac/);

/** The status used last, or the one of a document that is being written. */
export const startingStatus = (statuses: Options) =>
  chosen(statuses, lastStatus, /elabora|rascunho|^nov[oa]/);
