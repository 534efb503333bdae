import { useContext } from 'react';
import type { PanelName } from '@/records/list/listModule';
import { usePanel } from '@/records/list/ModulePanels';
import ServicePanels from '../ServicePanels';
import { servicesModule } from '../servicesModule';
import { MoveService } from './MoveService';
import { MoveTargetContext } from './moveTarget';

type Panel = PanelName<(typeof servicesModule)['panels'][number]>;

/** The list's panels; for a moved card with its new status. */
export default function ServiceBoardPanels({ name }: { name: Panel }) {
  const target = useContext(MoveTargetContext);
  const { id, row } = usePanel(servicesModule);
  return name === 'status' && target?.id === id && row ? (
    <MoveService row={row} to={target.to} />
  ) : (
    <ServicePanels name={name} />
  );
}
