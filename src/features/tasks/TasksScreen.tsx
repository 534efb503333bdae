import { lazy } from 'react';
import { useUsers } from '@/lookups/lookupsApi';
import { BellIcon, CheckIcon, DownloadIcon, FilterIcon } from '@/ui/icons';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListExport } from '@/ui/list/useListExport';
import { useListScreen } from '@/ui/list/useListScreen';
import { useModule } from '@/ui/list/useModule';
import { FinishInRow } from './FinishInRow';
import type { Task } from './task';
import { taskColumns } from './taskColumns';
import { searchCall, tasksApi } from './tasksApi';
import { tasksModule } from './tasksModule';

const TaskPanels = lazy(() => import('./TaskPanels'));

const finishButton = (task: Task) => <FinishInRow task={task} />;

const welcome = {
  title: 'Bem-vindo ao módulo de tarefas',
  intro: 'O que a equipe precisa fazer, com data e responsáveis.',
  startText: 'Começar, Cadastrar tarefa',
  blurbs: [
    {
      icon: <CheckIcon />,
      title: 'Ninguém esquece nada',
      text: 'Anote o que precisa ser feito, até quando e por quem; o que atrasa aparece marcado.',
    },
    {
      icon: <BellIcon />,
      title: 'Lembretes de qualquer cadastro',
      text: 'De um eleitor, atendimento, documento ou despesa, crie um lembrete que leva de volta a ele.',
    },
    {
      icon: <FilterIcon />,
      title: 'Encontre qualquer tarefa',
      text: 'Busque por status, período ou responsável.',
    },
    {
      icon: <DownloadIcon />,
      title: 'Leve a listagem com você',
      text: 'Baixe as tarefas em Excel (.csv) para conferir ou repassar à equipe.',
    },
  ],
};

/** The tasks list and its panels. No right is needed for anything here. */
export const TasksScreen = atAddress(tasksModule, function TasksScreen() {
  const { data: users = [] } = useUsers();
  const search = tasksApi.useTasksQuery(useModule(tasksModule).search);
  const list = useListScreen(tasksModule, search, users);
  const { csvAction } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={taskColumns}
      period={{ from: 'startTaskDate', to: 'endTaskDate' }}
      actions={[csvAction({ prefix: 'listagem-tarefa', call: searchCall })]}
      create={{ text: 'Nova', emptyText: 'Nova tarefa', onStart: () => list.openPanel('create') }}
      rowActions={[
        { label: 'Editar', panel: 'edit' },
        { label: 'Copiar', panel: 'copy' },
        { label: 'Excluir', panel: 'remove' },
      ]}
      rowButton={finishButton}
      welcome={welcome}
      panels={TaskPanels}
    />
  );
});
