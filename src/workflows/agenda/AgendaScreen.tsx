import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Late, late } from '@/ui/feedback/late';

// The router's table names each file that a route needs, to every page: this one names its own.
const Agenda = late(() => import('./Agenda'));

/** Appointments, tasks and birthdays of a day, a week or a month. Needs no permission. */
export default function AgendaScreen() {
  return (
    <Late fallback={<ProgressBar isShown label="Carregando a tela" />}>
      <Agenda />
    </Late>
  );
}
