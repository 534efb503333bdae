import { useMemo, useState } from 'react';
import { firstWords } from '@/formats/text';
import { rowInStatus, useOfficeStatuses } from '@/lookups/useOfficeStatuses';
import { boardPanels } from '@/records/board/boardPanels';
import { BoardScreen } from '@/records/board/BoardScreen';
import type { CardWords } from '@/records/board/boardSpec';
import type { StatusKey } from '@/records/board/status';
import { atAddress } from '@/records/list/atAddress';
import { useListExport } from '@/records/list/useListExport';
import { useModule } from '@/records/list/useModule';
import { late } from '@/ui/feedback/late';
import { useServiceActions } from '../list/useServiceActions';
import { Age } from '../queue/Age';
import type { ServiceRow } from '../service';
import { listPath } from '@/records/links/services';
import { servicesApi } from '../servicesApi';
import { servicesModule, useServiceOptions } from '../servicesModule';
import { MoveTargetContext, type MoveTarget } from './moveTarget';

const { services, service } = servicesApi.endpoints;

const BoardPanels = boardPanels(
  servicesModule,
  late(() => import('./ServiceBoardPanels')),
);

const noteLength = 90;

const card: CardWords<ServiceRow> = {
  lead: ({ electorName }) => electorName,
  note: ({ description }) => firstWords(description, noteLength),
  foot: (row) => (
    <>
      <Age row={row} /> <span>{row.categoryName}</span>
    </>
  ),
};

/** A new status requires a reason, for which the panel asks. Rows do not contain the person responsible. */
export const ServicesBoard = atAddress(servicesModule, function ServicesBoard() {
  const state = useModule(servicesModule);
  const { openPanel, panel } = state;
  const { options, ...statuses } = useOfficeStatuses('treatmentStatusList');
  const [target, setTarget] = useState<MoveTarget | null>(null);
  const list = { ...state, module: servicesModule, total: 0, exportBlocked: undefined };
  const rowActions = useServiceActions(useListExport(list).rowSheetActions);
  const move = useMemo(
    () => ({
      ask: ({ id }: ServiceRow, to: StatusKey) => {
        setTarget({ id, to: Number(to) });
        openPanel('status', id);
      },
    }),
    [openPanel],
  );
  // Another panel was opened, or none: from then on the status is chosen in the panel.
  if (target && panel?.name !== 'status') setTarget(null);

  return (
    <MoveTargetContext value={target}>
      <BoardScreen
        {...statuses}
        module={servicesModule}
        title="Atendimentos por status"
        listPath={listPath}
        names={useServiceOptions()}
        filter="statusId"
        search={services}
        record={service}
        move={move}
        statusOf={({ statusId }) => statusId}
        inStatus={(row, to) => rowInStatus(row, Number(to), options)}
        statusPanels={['status', 'reply']}
        rule="edit_treatment"
        allows="trocar o status de atendimentos"
        card={card}
        rowActions={rowActions}
        create={{ text: 'Novo', rule: 'create_treatment' }}
        panels={BoardPanels}
      />
    </MoveTargetContext>
  );
});
