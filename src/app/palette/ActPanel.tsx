import type { ComponentType, ReactNode } from 'react';
import { listPath as appointmentsPath } from '@/features/appointments/appointmentPaths';
import { listPath as callsPath } from '@/features/calls/callPaths';
import { listPath as documentsPath } from '@/records/links/documents';
import { listPath as expensesPath } from '@/records/links/expenses';
import { listPath as manifestationsPath } from '@/features/manifestations/manifestationPaths';
import { listPath as pollsPath } from '@/features/polls/pollPaths';
import { listPath as servicesPath } from '@/records/links/services';
import { listPath as tasksPath } from '@/features/tasks/taskPaths';
import { listPath as votersPath } from '@/records/links/voters';
import type { FilterTable } from '@/records/list/filters';
import type { ListModule, PanelName } from '@/records/list/listModule';
import { panelsOver, type OverProps } from '@/records/list/panelsOver';
import { late } from '@/ui/feedback/late';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import type { Act } from './acts';

interface Panels<Row extends { id: number }, Panel extends string, Table extends FilterTable> {
  module: ListModule<Row, Panel, Table>;
  Panels: ComponentType<{ name: PanelName<Panel> }>;
}

/** The panels of a list, loaded when one is opened. */
const ofList = <Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  path: string,
  load: () => Promise<Panels<Row, Panel, Table>>,
): ComponentType<OverProps> =>
  late(async () => {
    const { module, Panels } = await load();
    return { default: panelsOver(module, path, Panels) };
  });

const panels: Readonly<Record<string, ComponentType<OverProps>>> = {
  [votersPath]: late(() => import('@/workflows/voterRecord/page/VoterActs')),
  [servicesPath]: ofList(servicesPath, async () => ({
    module: (await import('@/features/services/servicesModule')).servicesModule,
    Panels: (await import('@/features/services/ServicePanels')).default,
  })),
  [documentsPath]: ofList(documentsPath, async () => ({
    module: (await import('@/features/documents/documentsModule')).documentsModule,
    Panels: (await import('@/features/documents/DocumentPanels')).default,
  })),
  [appointmentsPath]: ofList(appointmentsPath, async () => ({
    module: (await import('@/features/appointments/appointmentsModule')).appointmentsModule,
    Panels: (await import('@/features/appointments/AppointmentPanels')).default,
  })),
  [callsPath]: ofList(callsPath, async () => ({
    module: (await import('@/features/calls/callsModule')).callsModule,
    Panels: (await import('@/features/calls/CallPanels')).default,
  })),
  [tasksPath]: ofList(tasksPath, async () => ({
    module: (await import('@/features/tasks/tasksModule')).tasksModule,
    Panels: (await import('@/features/tasks/TaskPanels')).default,
  })),
  [expensesPath]: ofList(expensesPath, async () => ({
    module: (await import('@/features/expenses/expensesModule')).expensesModule,
    Panels: (await import('@/features/expenses/ExpensePanels')).default,
  })),
  [manifestationsPath]: ofList(manifestationsPath, async () => ({
    module: (await import('@/features/manifestations/manifestationsModule')).manifestationsModule,
    Panels: (await import('@/features/manifestations/ManifestationPanels')).default,
  })),
  [pollsPath]: ofList(pollsPath, async () => ({
    module: (await import('@/features/polls/pollsModule')).pollsModule,
    Panels: (await import('@/features/polls/PollPanels')).default,
  })),
};

export interface ActPanelProps {
  act: Act;
  onClose: () => void;
}

/** What was chosen to be done, over the screen that is there. */
export default function ActPanel({ act: { listPath, panel, id }, onClose }: ActPanelProps): ReactNode {
  const Panels: ComponentType<OverProps> | undefined = panels[listPath];
  return Panels ? (
    <PanelSlot panel={panel}>
      <Panels panel={panel} id={id} onClose={onClose} />
    </PanelSlot>
  ) : null;
}
