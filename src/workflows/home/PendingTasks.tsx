import { useState } from 'react';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { late } from '@/ui/feedback/late';
import { BellIcon } from '@/ui/icons';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { useTabReturn } from '@/ui/useTabReturn';
import { dashboardApi } from './dashboardApi';

const UpcomingTasks = late(() => import('@/features/tasks/UpcomingTasks'));

/** Pending task count; opens the panel even when the count failed. */
export function PendingTasks() {
  const [isOpen, setOpen] = useState(false);
  const { data, refetch } = dashboardApi.usePendingTotalQuery(undefined);
  useTabReturn((mayBeOld) => {
    if (mayBeOld) void refetch();
  });
  return (
    <>
      <Button
        kind={data?.total === 0 ? 'secondary' : 'primary'}
        icon={<BellIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {data ? plural(data.total, 'tarefa pendente', 'tarefas pendentes') : 'Tarefas pendentes'}
      </Button>
      {isOpen && (
        <PanelSlot panel="tasks">
          <UpcomingTasks onClose={() => setOpen(false)} />
        </PanelSlot>
      )}
    </>
  );
}
