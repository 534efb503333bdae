import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from '@/ui/style';
import { IconButton } from '@/ui/button/IconButton';
import { controlStyles, InnerButtonFrame } from '@/ui/form/controlStyles';
import { CloseIcon, SearchIcon } from '@/ui/icons';
import { signpost } from '@/ui/signposts';
import type { FiltersOf, FilterTable } from './filters';
import { quickTextOf, saysSame, withQuickText, type Searched } from './quickSearch';
import { typingPauseMs } from '@/ui/typingPause';
import { useStillHere } from '@/ui/useStillHere';

const Frame = styled(InnerButtonFrame)`
  /* Shrinks beside a long title rather than wrapping, which would leave the button on a line of its own. */
  flex: 1 1 12.5rem;
  max-width: 21.5rem;

  > svg {
    position: absolute;
    inset: 0 auto 0 12px;
    margin-block: auto;
    color: var(--ink-secondary);
    pointer-events: none;
  }

  @media (width < 48rem) {
    order: 1;
    flex-basis: 100%;
    max-width: none;
  }
`;

const Input = styled.input`
  ${controlStyles}
  padding-left: 2.25rem;
  text-overflow: ellipsis;

  /* Our own button does the same, and is reachable by keyboard. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

interface QuickSearchBoxProps<Table extends FilterTable> {
  module: Searched<Table>;
  filters: FiltersOf<Table>;
  onChange: (filters: FiltersOf<Table>) => void;
  /** A panel covers the list: a pending search waits. */
  isCovered: boolean;
}

/** Debounced search box; Enter searches at once, Esc clears. Follows filters changed elsewhere. */
export function QuickSearchBox<Table extends FilterTable>({
  module,
  filters,
  onChange,
  isCovered,
}: QuickSearchBoxProps<Table>) {
  const isHere = useStillHere();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isPending, setPending] = useState(false);
  const text = isPending || saysSame(module, filters, typed) ? typed : quickTextOf(module, filters);

  const searchFor = (wanted: string) => {
    onChange(withQuickText(module, filters, wanted));
    setPending(false);
  };
  const settle = useEffectEvent(() => {
    // A search navigates, which would cancel a pending navigation.
    if (!isHere()) return;
    if (saysSame(module, filters, typed)) setPending(false);
    else searchFor(typed);
  });
  useEffect(() => {
    if (!isPending || isCovered) return;
    const timer = setTimeout(() => settle(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [isPending, isCovered, typed]);

  const empty = () => {
    setTyped('');
    searchFor('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') searchFor(text);
    if (event.key !== 'Escape' || !text) return;
    event.preventDefault();
    empty();
  };

  const label = `Buscar por ${module.quickSearch.by}`;
  return (
    <Frame>
      <SearchIcon size={16} />
      <Input
        ref={(element) => {
          input.current = element;
          return signpost('search')(element);
        }}
        id="busca"
        type="search"
        aria-label={label}
        placeholder={label}
        title={label}
        maxLength={255}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          setPending(true);
        }}
        onKeyDown={onKeyDown}
      />
      {text && <IconButton small label="Apagar a busca" icon={<CloseIcon size={16} />} onClick={empty} />}
    </Frame>
  );
}
