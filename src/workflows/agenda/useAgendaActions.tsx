import { stampedFileName } from '@/formats/files';
import { askHelp } from '@/records/help/askHelp';
import type { HeaderAction } from '@/records/list/HeaderActions';
import { useExport } from '@/records/list/useExport';
import { downloadFile } from '@/ui/feedback/download';
import { showToast } from '@/ui/feedback/toasts';
import { DownloadIcon, KeyboardIcon, PlusIcon, PrintIcon } from '@/ui/icons';
import { useBlockedReason } from '@/ui/useBlockedReason';
import type { AgendaShown } from './agendaShown';

interface Asked extends AgendaShown {
  onCreateTask: () => void;
}

/** Exports of the agenda: print, and a file for other calendars. */
export function useAgendaActions({ onCreateTask, ...shown }: Asked): {
  actions: HeaderAction[];
  more: HeaderAction[];
} {
  const blocked = useBlockedReason();
  const { printDocument, inProgress } = useExport();
  const save = async () => {
    const { agendaFile } = await import('./paper/agendaFile');
    const file = agendaFile(shown.entries);
    if (file) downloadFile(stampedFileName('agenda', 'ics'), file, 'text/calendar;charset=utf-8');
    else showToast('Não há nada neste período para levar.', { tone: 'info' });
  };
  return {
    actions: [
      {
        label: 'Imprimir',
        icon: <PrintIcon />,
        busy: inProgress !== null,
        blockedReason: blocked('print_appointment'),
        onSelect: () =>
          void printDocument({
            fetch: () => Promise.resolve({ data: shown }),
            build: async (asked) => (await import('./paper/agendaSheet')).agendaSheet(asked),
          }),
      },
      {
        label: 'Baixar para outra agenda (.ics)',
        word: 'Baixar',
        icon: <DownloadIcon />,
        blockedReason: blocked('export_appointment'),
        onSelect: () => void save(),
      },
    ],
    more: [
      { label: 'Nova tarefa', icon: <PlusIcon />, onSelect: onCreateTask },
      { label: 'Atalhos do teclado', icon: <KeyboardIcon />, onSelect: () => askHelp({ isForKeys: true }) },
    ],
  };
}
