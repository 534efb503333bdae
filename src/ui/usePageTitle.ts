import { useEffect } from 'react';

/** Sets the tab title: `Entrar · Tribuna`, or `Tribuna` for ''. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title ? `${title} · Tribuna` : 'Tribuna';
  }, [title]);
}
