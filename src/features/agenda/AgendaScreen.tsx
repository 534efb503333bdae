import { lazy, Suspense } from 'react';
import { ProgressBar } from '@/ui/feedback/ProgressBar';

// The router's table names each file that a route needs, to every page: this one names its own.
const Agenda = lazy(() => import('./Agenda'));

/** Appointments, tasks and birthdays of a day, a week or a month. Needs no permission. */
export function AgendaScreen() {
  return (
    <Suspense fallback={<ProgressBar isShown label="Carregando a tela" />}>
      <Agenda />
    </Suspense>
  );
}
