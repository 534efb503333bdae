import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showToast } from '../feedback/toasts';
import { useStillHere } from '../useStillHere';
import type { PanelHost } from './panelHost';

/** The panel an address opens over a screen that is no list. */
interface AddressedPanel<Name extends string> {
  name: Name;
  /** The record it is about; null for none. */
  id: number | null;
}

/** How an entry of the history tells that the screen without the panel lies below it. */
const overScreen = { isOverScreen: true };

/**
 * The side panels of a screen that is no list, one at a time, in its address as those of a list are (`?panel=buy`,
 * `?panel=remove&id=12`): Back closes one, a link opens one. `host` is for the `PanelHostContext` around it.
 */
export function usePanelAtAddress<Name extends string>(names: readonly Name[]) {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const isHere = useStillHere();
  /** The entry whose panel is closed, while the way to another one is not yet drawn. */
  const [closed, setClosed] = useState<string | null>(null);
  if (closed !== null && closed !== key) setClosed(null);

  const query = new URLSearchParams(search);
  const name = names.find((one) => one === query.get('panel'));
  const number = query.get('id') ?? '';
  const panel: AddressedPanel<Name> | null =
    name !== undefined && closed !== key
      ? { name, id: /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null }
      : null;

  // Once the panel is gone from the screen, and with it what would ask before it is left.
  const isOverScreen = (state as Partial<typeof overScreen> | null)?.isOverScreen === true;
  useEffect(() => {
    if (closed !== key) return;
    if (isOverScreen) void navigate(-1);
    else void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [closed, key, isOverScreen, navigate]);

  const close = () => setClosed(key);
  const host: PanelHost = {
    close,
    done: (text) => {
      // Of the entry it was called from, so that no other panel is closed.
      if (isHere()) close();
      showToast(text);
    },
    side: 'right',
  };
  /** Opens a panel, in place of the one that is open. */
  const open = (next: Name, id?: number) =>
    void navigate(
      { search: `?panel=${next}${id === undefined ? '' : `&id=${id}`}` },
      { replace: panel !== null, preventScrollReset: true, state: panel ? state : overScreen },
    );
  return { panel, open, close, host };
}
