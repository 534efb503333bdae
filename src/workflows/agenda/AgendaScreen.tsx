import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Late, late } from '@/ui/feedback/late';

// Every page loads the router's table with the names of each route's files: this file names its own.
const Agenda = late(() => import('./Agenda'));

/** Appointments, tasks and birthdays of a day, a week or a month. Needs no permission. */
export default function AgendaScreen() {
  return (
    <Late fallback={<ProgressBar isShown label="Carregando a tela" />}>
      <Agenda />
    </Late>
  );
}
