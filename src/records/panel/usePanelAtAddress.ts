import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAnnounce } from '../list/recordOffers';
import type { PanelHost } from '@/ui/panel/panelHost';

/** History state: the screen without a panel is the entry below. */
const overScreen = { isOverScreen: true };

/** Side panels in a non-list screen's URL (`?panel=remove&id=12`); `host` is for `PanelHostContext`. */
export function usePanelAtAddress<Name extends string>(names: readonly Name[]) {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const [closed, setClosed] = useState<string | null>(null);
  if (closed !== null && closed !== key) setClosed(null);

  const query = new URLSearchParams(search);
  const name = names.find((one) => one === query.get('panel'));
  const number = query.get('id') ?? '';
  const panel =
    name !== undefined && closed !== key
      ? { name, id: /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null }
      : null;

  // After unmount, so that the panel's leave guard does not ask.
  const isOverScreen = (state as Partial<typeof overScreen> | null)?.isOverScreen === true;
  useEffect(() => {
    if (closed !== key) return;
    if (isOverScreen) void navigate(-1);
    else void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [closed, key, isOverScreen, navigate]);

  const close = () => setClosed(key);
  const host: PanelHost = {
    close,
    // From its own entry, so that no other panel closes.
    done: (text, next) => announce(text, close, next),
  };
  const open = (next: Name, id?: number) =>
    void navigate(
      { search: `?panel=${next}${id === undefined ? '' : `&id=${id}`}` },
      { replace: panel !== null, preventScrollReset: true, state: panel ? state : overScreen },
    );
  return { panel, open, close, host };
}
