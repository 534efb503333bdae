import { lazy } from 'react';
import { useUsers } from '@/lookups/lookupsApi';
import { DownloadIcon, FilterIcon, PhoneIcon, UserIcon } from '@/ui/icons';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListExport } from '@/ui/list/useListExport';
import { useListScreen } from '@/ui/list/useListScreen';
import { useModule } from '@/ui/list/useModule';
import { callColumns } from './callColumns';
import { callsApi, searchCall } from './callsApi';
import { callsModule } from './callsModule';

const CallPanels = lazy(() => import('./CallPanels'));

const welcome = {
  title: 'Bem-vindo ao módulo de ligações',
  intro: 'O caderno de recados do gabinete, aberto para a equipe inteira.',
  startText: 'Começar, Cadastrar ligação',
  blurbs: [
    {
      icon: <PhoneIcon />,
      title: 'Registre cada ligação',
      text: 'Anote quem ligou, o telefone e o assunto enquanto a pessoa ainda está na linha.',
    },
    {
      icon: <UserIcon />,
      title: 'Nenhum recado se perde',
      text: 'Marque com quem a pessoa quer falar e acompanhe o que está pendente ou precisa de retorno.',
    },
    {
      icon: <FilterIcon />,
      title: 'Encontre qualquer conversa',
      text: 'Busque por nome, telefone, período, status ou assunto.',
    },
    {
      icon: <DownloadIcon />,
      title: 'Leve a listagem com você',
      text: 'Baixe as ligações em Excel (.csv) para conferir ou repassar à equipe.',
    },
  ],
};

/** The phone calls list and its panels. */
export const CallsScreen = atAddress(callsModule, function CallsScreen() {
  const { data: users = [] } = useUsers();
  const search = callsApi.useCallsQuery(useModule(callsModule).search);
  const list = useListScreen(callsModule, search, users);
  const { csvAction } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={callColumns}
      actions={[csvAction({ rule: 'print_call', prefix: 'listagem-ligacoes', call: searchCall })]}
      create={{ text: 'Nova', rule: 'create_call', onStart: () => list.openPanel('create') }}
      rowActions={[
        { label: 'Editar', rule: 'edit_call', panel: 'edit' },
        { label: 'Excluir', rule: 'delete_call', panel: 'remove' },
      ]}
      welcome={welcome}
      panels={CallPanels}
    />
  );
});
