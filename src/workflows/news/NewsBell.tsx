import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@/ui/style';
import { plural } from '@/formats/text';
import { useSignedInSession } from '@/session/useSession';
import { icon } from '@/ui/icon';
import { Popover } from '@/ui/popover/Popover';
import { persistedPreferenceOf } from '@/ui/persistedPreferenceOf';
import { NewsList } from './NewsList';
import { newCount } from './newsState';
import { useNews } from './useNews';
import { useTitleCount } from './useTitleCount';

const BellIcon = icon(<path d="M6 16.5V11a6 6 0 1 1 12 0v5.500l1.500 2h-15zM10 21h4" />);

const Bell = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 2.25rem;
  min-width: 1.5rem;
  height: 2.25rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: var(--ink-secondary);

  &:hover {
    background: var(--surface-hover);
    color: var(--ink);
  }

  &[aria-expanded='true'] {
    background: var(--brand-soft);
    color: var(--brand);
  }

  /* Drawn by CSS: the accessible name has it in words. */
  &[data-count]::after {
    position: absolute;
    top: 1px;
    right: 0;
    min-width: 1.125rem;
    padding: 0 4px;
    border-radius: 999px;
    background: var(--danger);
    color: var(--surface);
    font: 600 0.6875rem / 1.125rem var(--font);
    content: attr(data-count);
  }
`;

const Sheet = styled(Popover)`
  width: min(24rem, calc(100vw - 1rem));
`;

const off = persistedPreferenceOf('person', 'tribuna.chegou.desligado');

const shown = (count: number) => (count > 99 ? '99+' : String(count));
const countWords = (count: number) => plural(count, 'novidade', 'novidades');

/** A bell with the number of new items, and their list. */
export function NewsBell() {
  const { user } = useSignedInSession();
  const isOn = useSyncExternalStore(off.subscribe, off.read) === '';
  const news = useNews(user.id, isOn);
  const count = news ? newCount(news.state) : 0;
  useTitleCount(count);

  const id = useId();
  const bell = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ key: string; since: number } | null>(null);
  if (opened && opened.key !== key) setOpened(null);

  const close = () => setOpened(null);
  const toggle = () => {
    if (opened) return close();
    setOpened({ key, since: news?.state.lookedAt ?? 0 });
    news?.watch.look();
  };
  return (
    <>
      <Bell
        ref={bell}
        type="button"
        aria-label={`Chegou: ${!isOn ? 'avisos desligados' : count > 0 ? countWords(count) : 'nada de novo'}`}
        title="Chegou"
        aria-expanded={opened !== null}
        aria-controls={opened ? id : undefined}
        data-count={count > 0 ? shown(count) : undefined}
        onClick={toggle}
      >
        <BellIcon />
      </Bell>
      <span role="status" className="visually-hidden">
        {count > 0 && `${countWords(count)} em ‘Chegou’, no alto da página.`}
      </span>
      {opened && (
        <Sheet
          id={id}
          anchor={bell}
          role="region"
          aria-label="Chegou"
          onEscape={() => {
            close();
            bell.current?.focus();
          }}
          onPressOutside={close}
        >
          <NewsList
            news={news}
            since={opened.since}
            isOn={isOn}
            turn={(toOn) => void off.keep(toOn ? '' : 'sim')}
          />
        </Sheet>
      )}
    </>
  );
}
