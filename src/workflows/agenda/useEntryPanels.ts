import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Entry, NewStart } from './entry';
import type { AgendaPanel } from './urlState/agendaModule';

/** Opens panels over the agenda and keeps the initial values of a new record: the day and hour pressed. */
export function useEntryPanels(openPanel: (name: AgendaPanel, id?: number) => void) {
  const navigate = useNavigate();
  const [start, setStart] = useState<NewStart | undefined>();
  const open = useCallback(
    (name: AgendaPanel, id?: number) => {
      setStart(undefined);
      openPanel(name, id);
    },
    [openPanel],
  );
  const openEntry = useCallback(
    ({ kind, id, path }: Entry) => {
      if (kind === 'birthday') void navigate(path);
      else open(kind === 'task' ? 'task-details' : 'details', id);
    },
    [open, navigate],
  );
  const create = useCallback(
    (from: NewStart, name: 'create' | 'task-create' = 'create') => {
      setStart(from);
      openPanel(name);
    },
    [openPanel],
  );
  return { start, open, openEntry, create };
}
