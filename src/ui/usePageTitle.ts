import { useEffect } from 'react';

/** Names the browser's tab after the page: `Entrar · Tribuna`, or `Tribuna` alone for an empty title. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · Tribuna` : 'Tribuna';
  }, [title]);
}
