import type { SettingsPiece } from '../../settings/settingsPiece';
import { joinViews, savedViewsShelf, viewLimits, type SavedView } from './savedViews';

const maxViews = 500;
const longest = 2000;

/** Ids of office lists, dates and fixed choices; nothing that may be a person's name, number or record. */
const mayGo = /^(?:limit|genre|status|type|[a-z]+(?:Id|Ids|sId|Date|Status|Type))$/i;
const ofPerson = /elector|voter|requester|participant/i;
const plainValue = /^(?:\d{1,9}(?:\.\d{1,9})*|\d{4}-\d{2}-\d{2}|true|false)$/;

/** A view's query without parameters that may identify a person. */
export function sharedSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([key, value]) => mayGo.test(key) && !ofPerson.test(key) && plainValue.test(value),
  );
  return `?${new URLSearchParams(kept).toString()}`;
}

const shared = ({ module, name, search, shown, hidden }: SavedView): SavedView => ({
  ...{ module, name, shown, hidden },
  search: sharedSearch(search),
});

function valueOf(value: unknown): readonly SavedView[] | null {
  const views = savedViewsShelf.valueOf(JSON.stringify(value ?? null));
  const isSound = ({ name, module, search }: SavedView) =>
    name.trim() !== '' &&
    name.length <= viewLimits.name &&
    module.length <= longest &&
    search.length <= longest;
  return views && views.length <= maxViews && views.every(isSound) ? views.map(shared) : null;
}

const piece: SettingsPiece = {
  name: 'visoes',
  order: 40,
  label: 'Visões das listas',
  isOfOneOffice: true,
  isFreeText: false,
  stored: savedViewsShelf.read,
  ours: () => {
    const views = savedViewsShelf.value();
    return views.length > 0 ? views.map(shared) : undefined;
  },
  entriesOf: (value) =>
    valueOf(value)?.map(({ name, module, search, shown, hidden }) => ({
      name,
      text: [module, search, ...shown, ...hidden.map((key) => `sem ${key}`)].join(' '),
    })) ?? null,
  take: (value, how) =>
    savedViewsShelf.change((now) => {
      const theirs = valueOf(value);
      if (!theirs) return 'As visões não puderam ser lidas.';
      return joinViews(theirs, how === 'replace' ? [] : now);
    }),
};

export default piece;
