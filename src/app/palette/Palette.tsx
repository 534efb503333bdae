import { useEffect, useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/api/store';
import { plural } from '@/formats/text';
import { useLetterKeys } from '@/records/list/deferred/letterKeys';
import { recordOpened, selectOpened } from '@/records/list/openedRecords';
import { openInShownList } from '@/records/list/recordOffers';
import { returnable } from '@/records/useReturn';
import { useSignedInSession } from '@/session/useSession';
import { IconButton } from '@/ui/button/IconButton';
import { wouldLoseTyped } from '@/ui/feedback/deployment';
import { isPanelOpen } from '@/ui/focus/panelFocus';
import { useFocusGivenBack } from '@/ui/focus/useFocusGivenBack';
import { ChevronLeftIcon, CloseIcon, SearchIcon } from '@/ui/icons';
import { Layer } from '@/ui/panel/Layer';
import { signpost } from '@/ui/signposts';
import type { Act } from './acts';
import { catchAgain, giveFocusBack } from './earlyKeys';
import { actionsOf, matching, type Entry } from './entries';
import { choicesOf, chosenLine, groupOfEntries, groupsAtHand, groupsOfSources, type Choice } from './groups';
import { Box, Field, Foot, Key, Nothing, Room, Search } from './paletteStyles';
import { PaletteList } from './PaletteList';
import { questionOf } from './question';
import { useLevels, type Level } from './useLevels';
import { useHelpTasks } from './useHelpTasks';
import { prepareSources, useSources } from './useSources';
import { useProposedRecords } from './useProposedRecords';
import { useTypingFromStart } from './useTypingFromStart';

interface PaletteProps {
  onClose: () => void;
  /** Runs an action over the current screen. */
  onAct: (act: Act) => void;
}

/** The search over screens, actions and records (Ctrl+K). Typed text and results stay in memory. */
export default function Palette({ onClose, onAct }: PaletteProps) {
  useLayoutEffect(giveFocusBack, []);
  useFocusGivenBack(true);
  useLayoutEffect(catchAgain, []);
  useEffect(prepareSources, []);
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);
  return (
    <Layer full plain role="dialog" aria-modal aria-label="Procurar em tudo">
      <Content onClose={onClose} onAct={onAct} />
    </Layer>
  );
}

/** A separate component: Layer's content exists only once Layer has made its container. */
function Content({ onClose, onAct }: PaletteProps) {
  const { level, isSecond, searched, setSearched, change, actOn, endActing } = useLevels();
  const { typed, label } = level;
  const { groups, choices, chosen, isWaiting, isSearched, askAgain } = useListed(level, searched);

  const input = useTypingFromStart(setSearched);
  const isEmpty = choices.length === 0 && !isWaiting;
  const nothing = emptyText(typed, isSearched);

  const listId = useId();
  const keysId = useId();
  const idOf = (key: string) => `${listId}-${key.replace(/\W+/g, '-')}`;

  const go = useGo({ onClose, onAct });
  const back = () => {
    if (!isSecond) return onClose();
    endActing();
    // The pressed back button unmounts.
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
    if (!entry?.record || isSecond) return choose(line);
    actOn(entry.record, entry);
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
    } else if (event.key === 'Backspace' && isSecond && typed === '') back();
    else return;
    event.preventDefault();
  };

  return (
    <Room
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Keeps the key from the layers below.
        event.stopPropagation();
        event.preventDefault();
        back();
      }}
    >
      <Box ref={signpost('dialog')}>
        <Search>
          {isSecond ? (
            <IconButton label="Voltar à busca" icon={<ChevronLeftIcon />} onClick={back} />
          ) : (
            <SearchIcon />
          )}
          <Field
            ref={input}
            type="text"
            role="combobox"
            aria-label={isSecond ? `O que fazer com ${label}` : 'Procurar em tudo'}
            aria-expanded
            aria-controls={listId}
            aria-describedby={keysId}
            aria-autocomplete="list"
            aria-activedescendant={chosen && idOf(chosen.key)}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={isSecond ? 'O que fazer?' : 'Nome, CPF, telefone ou pergunta'}
            value={typed}
            onChange={(event) => change({ typed: event.target.value, own: null })}
            onKeyDown={onKeyDown}
          />
          <IconButton label="Fechar" icon={<CloseIcon />} onClick={onClose} />
        </Search>
        {isEmpty && <Nothing>{nothing}</Nothing>}
        <PaletteList
          key={isSecond ? 'second' : 'first'}
          id={listId}
          idOf={idOf}
          // A single message covers all groups.
          groups={isEmpty ? [] : groups}
          chosen={chosen?.key}
          typed={typed}
          onPoint={(key) => change({ own: key })}
          onChoose={choose}
          onAct={isSecond ? undefined : act}
        />
        <p role="status" className="visually-hidden">
          {isEmpty ? nothing : isWaiting ? '' : plural(choices.length, 'opção', 'opções')}
        </p>
        <p id={keysId} hidden>
          {isSecond ? keysOfSecond : keysOfFirst}
        </p>
        <KeysFoot isSecond={isSecond} />
      </Box>
    </Room>
  );
}

/** The groups of a level, and its active line. */
function useListed({ typed, own, on, label }: Level, searched: string) {
  const session = useSignedInSession();
  const hasLetters = useLetterKeys();
  const recents = useAppSelector(selectOpened);
  const question = questionOf(searched);
  const { answers, askAgain } = useSources(question);
  const help = useHelpTasks(on ? '' : typed);
  const proposed = useProposedRecords(on ? '' : typed);
  const groups = on
    ? groupOfEntries('actions', label, matching(actionsOf(on, session), typed))
    : [
        ...proposed,
        ...groupsAtHand({ session, recents, hasLetters }, typed),
        ...help,
        ...groupsOfSources(question, answers),
      ];
  return {
    groups,
    choices: choicesOf(groups),
    chosen: chosenLine(groups, own),
    isWaiting: groups.some(({ lines }) => lines.some(({ kind }) => kind === 'waiting')),
    isSearched: question !== null || on !== null,
    askAgain,
  };
}

const keysOfFirst =
  'As setas escolhem, Enter abre, Ctrl e Enter mostra o que fazer com o escolhido, Esc fecha.';
const keysOfSecond = 'As setas escolhem, Enter faz, Esc volta à busca.';

/** Visible key hints; for screen readers they are in the field's description. */
function KeysFoot({ isSecond }: { isSecond: boolean }) {
  return (
    <Foot aria-hidden="true">
      <span>
        <Key>↑</Key> <Key>↓</Key> escolher
      </span>
      <span>
        <Key>Enter</Key> {isSecond ? 'fazer' : 'abrir'}
      </span>
      {!isSecond && (
        <span>
          <Key>Ctrl</Key> <Key>Enter</Key> o que fazer
        </span>
      )}
      <span>
        <Key>Esc</Key> {isSecond ? 'voltar' : 'fechar'}
      </span>
    </Foot>
  );
}

const emptyText = (typed: string, isSearched: boolean) =>
  isSearched
    ? `Nada encontrado para “${typed.trim()}”.`
    : 'Digite ao menos três letras para procurar em tudo.';

/**
 * Closes the palette and opens an entry in place: in the list on screen, else over the screen. Navigates if
 * the entry is a screen or another panel is open; unsaved input is asked about as usual.
 */
function useGo({ onClose, onAct }: PaletteProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return ({ path, act, record, open, isOver }: Entry) => {
    onClose();
    if (record) dispatch(recordOpened(record));
    const isFree = !isPanelOpen();
    if ((isFree || isOver) && open?.()) return;
    const panel =
      act ??
      (record && path.includes('?') ? { listPath: record.listPath, panel: 'details', id: record.id } : null);
    // Over the list, with its current filters.
    if (panel && !act?.start && !wouldLoseTyped() && openInShownList(panel.listPath, panel.id, panel.panel))
      return;
    if (isFree && act) onAct(act);
    else void navigate(path, path.includes('?') ? {} : { state: returnable });
  };
}
