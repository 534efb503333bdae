import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/api/store';
import { plural } from '@/formats/text';
import { useLetterKeys } from '@/records/list/late/letterKeys';
import { recordOpened, selectOpened, type OpenedRecord } from '@/records/list/openedRecords';
import { openInShownList } from '@/records/list/recordOffers';
import { returnable } from '@/records/useReturn';
import { useSignedInSession } from '@/session/useSession';
import { IconButton } from '@/ui/button/IconButton';
import { wouldLoseTyped } from '@/ui/feedback/deployment';
import { useFocusGivenBack } from '@/ui/focus/useFocusGivenBack';
import { ChevronLeftIcon, CloseIcon, SearchIcon } from '@/ui/icons';
import { Layer } from '@/ui/panel/Layer';
import { place } from '@/ui/places';
import { takeEarlyText } from './earlyKeys';
import { actionsOf, matching, type Entry } from './entries';
import { choicesOf, chosenLine, groupOfEntries, groupsAtHand, groupsOfSources, type Choice } from './groups';
import { Box, Field, Foot, Key, Nothing, Room, Search } from './paletteStyles';
import { PaletteList } from './PaletteList';
import { questionOf } from './question';
import { prepareSources, useSources } from './useSources';

interface Level {
  typed: string;
  /** The key of the line chosen by hand. */
  own: string | null;
  /** The record acted on; null on the first level. */
  on: OpenedRecord | null;
  label: string;
}

const firstLevel: Level = { typed: '', own: null, on: null, label: '' };

/** The search over screens, actions and records (Ctrl+K). What is typed and found stays in memory. */
export default function Palette({ onClose }: { onClose: () => void }) {
  useFocusGivenBack(true);
  useEffect(prepareSources, []);
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);
  return (
    <Layer
      full
      plain
      responsive={false}
      animation={false}
      role="dialog"
      aria-modal
      aria-label="Procurar em tudo"
    >
      <Content onClose={onClose} />
    </Layer>
  );
}

/** Apart from Layer, whose content exists only once it has made its container. */
function Content({ onClose }: { onClose: () => void }) {
  const session = useSignedInSession();
  const hasLetters = useLetterKeys();
  const recents = useAppSelector(selectOpened);
  const [first, setFirst] = useState(firstLevel);
  const [second, setSecond] = useState<Level | null>(null);
  const { typed, own, on, label } = second ?? first;
  const change = (changes: Partial<Level>) =>
    second ? setSecond({ ...second, ...changes }) : setFirst({ ...first, ...changes });
  const question = questionOf(first.typed);
  const { answers, askAgain } = useSources(question);
  const groups = on
    ? groupOfEntries('actions', label, matching(actionsOf(on, session), typed))
    : [...groupsAtHand({ session, recents, hasLetters }, typed), ...groupsOfSources(question, answers)];
  const choices = choicesOf(groups);
  const chosen = chosenLine(groups, own);
  const isWaiting = groups.some(({ lines }) => lines.some(({ kind }) => kind === 'waiting'));
  const isEmpty = choices.length === 0 && !isWaiting;

  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let isGone = false;
    // After Layer's own effects: until then a panel below takes the focus back.
    queueMicrotask(() => {
      if (isGone) return;
      input.current?.focus();
      const early = takeEarlyText();
      // Before the next key, which the field would put in its place.
      if (early) flushSync(() => setFirst((level) => ({ ...level, typed: early })));
    });
    return () => {
      isGone = true;
    };
  }, []);
  const listId = useId();
  const idOf = (key: string) => `${listId}-${key.replace(/\W+/g, '-')}`;

  const go = useGo(onClose);
  const back = () => {
    if (!second) return onClose();
    setSecond(null);
    // The button that leads back goes.
    input.current?.focus();
  };
  const choose = (line: Choice | undefined) => {
    if (line?.kind === 'entry') go(line.entry);
    else if (line) {
      change({ own: line.key });
      askAgain(line.source);
    }
  };
  const act = (line: Choice | undefined) => {
    const entry = line?.kind === 'entry' ? line.entry : undefined;
    if (!entry?.record || second) return choose(line);
    change({ own: entry.key });
    setSecond({ typed: '', own: null, on: entry.record, label: entry.label });
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && !event.altKey && !event.shiftKey) {
      const at = choices.findIndex(({ key }) => key === chosen?.key);
      const next =
        at < 0 && step < 0 ? choices.at(-1) : choices[(at + step + choices.length) % choices.length];
      if (next) change({ own: next.key });
    } else if (event.key === 'Enter') {
      if (event.ctrlKey || event.metaKey) act(chosen);
      else choose(chosen);
    } else if (event.key === 'Backspace' && second && typed === '') back();
    else return;
    event.preventDefault();
  };

  return (
    <Room
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // What lies below must not hear it.
        event.stopPropagation();
        event.preventDefault();
        back();
      }}
    >
      <Box ref={place('dialog')}>
        <Search>
          {second ? (
            <IconButton label="Voltar à busca" icon={<ChevronLeftIcon />} onClick={back} />
          ) : (
            <SearchIcon />
          )}
          <Field
            ref={input}
            type="text"
            role="combobox"
            aria-label={second ? `O que fazer com ${label}` : 'Procurar em tudo'}
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={chosen && idOf(chosen.key)}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={second ? 'O que fazer?' : 'Nome, referência, CPF ou telefone'}
            value={typed}
            onChange={(event) => change({ typed: event.target.value, own: null })}
            onKeyDown={onKeyDown}
          />
          <IconButton label="Fechar" icon={<CloseIcon />} onClick={onClose} />
        </Search>
        <PaletteList
          key={second ? 'second' : 'first'}
          id={listId}
          idOf={idOf}
          groups={groups}
          chosen={chosen?.key}
          typed={typed}
          onPoint={(key) => change({ own: key })}
          onChoose={choose}
          onAct={second ? undefined : act}
        />
        {isEmpty && <Nothing>{emptyText(typed, question !== null || second !== null)}</Nothing>}
        <p role="status" className="visually-hidden">
          {isWaiting ? '' : plural(choices.length, 'opção', 'opções')}
        </p>
        <Foot aria-hidden="true">
          <span>
            <Key>↑</Key> <Key>↓</Key> escolher
          </span>
          <span>
            <Key>Enter</Key> {second ? 'fazer' : 'abrir'}
          </span>
          {!second && (
            <span>
              <Key>Ctrl</Key> <Key>Enter</Key> o que fazer
            </span>
          )}
          <span>
            <Key>Esc</Key> {second ? 'voltar' : 'fechar'}
          </span>
        </Foot>
      </Box>
    </Room>
  );
}

const emptyText = (typed: string, isSearched: boolean) =>
  isSearched
    ? `Nada encontrado para “${typed.trim()}”.`
    : 'Digite ao menos três letras para procurar nos registros.';

/** Closes the palette and leads to an entry; what would be lost there asks first, as always. */
function useGo(onClose: () => void) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return ({ path, record }: Entry) => {
    onClose();
    if (record) {
      dispatch(recordOpened(record));
      // Over the list as it is filtered.
      if (!wouldLoseTyped() && path.includes('?') && openInShownList(record.listPath, record.id)) return;
    }
    void navigate(path, path.includes('?') ? {} : { state: returnable });
  };
}
