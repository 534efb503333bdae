import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { meets } from '@/session/rules';
import { useSignedInSession } from '@/session/useSession';
import { cover, isBare, isTyping } from '@/ui/list/late/keyPress';
import { jumpKey, jumpListener, stateJumps } from '@/ui/list/late/jumps';
import { useLetterKeys } from '@/ui/list/late/letterKeys';
import { modules } from './modules';

/** The letter each module of the menus is come to by, after `g`; one of its name. */
const letters: Readonly<Record<string, string>> = {
  Início: 'i',
  Eleitores: 'e',
  Atendimentos: 'a',
  Compromissos: 'c',
  Campanhas: 'm',
  Despesas: 'd',
  Participativa: 'p',
  Enquetes: 'q',
  'Docs. Proposituras/Adm.': 'o',
  Ligação: 'l',
  Tarefas: 't',
  'Área do cliente': 'r',
  Configurações: 'f',
};

/** The screens of the menus, and the first one, with their letters. */
const reachable = modules.flatMap(({ path, label, menu, requirement }) =>
  menu || path === '/dashboard' ? [{ path, label, requirement, letter: letters[label] ?? '' }] : [],
);

/** Changes the module by `g` and a letter, on every screen of the staff; loaded after it, as nobody needs it before. */
export default function ModuleKeys() {
  const session = useSignedInSession();
  const navigate = useNavigate();
  const hasLetters = useLetterKeys();
  const [listen] = useState(jumpListener);
  const jumps = useMemo(() => reachable.filter(({ requirement }) => meets(session, requirement)), [session]);
  useEffect(() => stateJumps(jumps), [jumps]);

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat) return;
    const counts = hasLetters && isBare(event) && !isTyping(event) && cover() !== 'other';
    const key = counts ? event.key.toLowerCase() : '';
    const second = listen(key, event.timeStamp);
    if (!second && key !== jumpKey) return;
    // A wrong letter does nothing else by itself.
    if (key.length === 1) event.preventDefault();
    const to = jumps.find(({ letter }) => letter === second);
    if (to) void navigate(to.path);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event);
    // Before the keys of a list, to which the second letter means something else.
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);

  return null;
}
