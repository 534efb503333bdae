import { useEffect, useState } from 'react';
import { styled } from '@/ui/style';
import { isReplaced, wouldLoseTyped } from '@/ui/feedback/deployment';
import { showToast } from '@/ui/feedback/toasts';
import { icon } from '@/ui/icon';
import { barItem } from './Disclosure';

const RefreshIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.5v4.9h-4.9" />);

const Offer = styled.button`
  ${barItem}
  background: var(--brand-soft);
  color: var(--brand);

  @media (width < 30rem) {
    > span {
      display: none;
    }
  }
`;

function update() {
  if (!wouldLoseTyped()) window.location.reload();
  else
    showToast('Salve ou descarte o que você digitou, e atualize em seguida.', {
      tone: 'info',
      id: 'nova-versao',
    });
}

const intervalMs = 15 * 60_000;

/** Whether the server has a newer build: checks on tab return, every 15 min and when a chunk fails. */
function useNewVersion(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const left = new AbortController();
    const { signal } = left;
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      void isReplaced().then((found) => {
        if (found && !signal.aborted) setThere(true);
      });
    };
    const timer = setInterval(look, intervalMs);
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('vite:preloadError', look, { signal });
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [isThere]);
  return isThere;
}

/** 'Atualizar', once the server has a newer build. Not lazy: by then its chunk may be gone. */
export function NewVersion() {
  const isThere = useNewVersion();
  return (
    <>
      {isThere && (
        <Offer
          type="button"
          data-offer
          aria-label="Atualizar: há uma nova versão do Tribuna"
          title="Há uma nova versão do Tribuna"
          onClick={update}
        >
          <RefreshIcon size={18} />
          <span>Atualizar</span>
        </Offer>
      )}
      <span className="visually-hidden" role="status">
        {isThere && 'Há uma nova versão do Tribuna. O botão Atualizar está no alto da página.'}
      </span>
    </>
  );
}
