import { lazy } from 'react';
import { ChartIcon, FilterIcon, PlusIcon, ShareIcon } from '@/ui/icons';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListScreen } from '@/ui/list/useListScreen';
import { useModule } from '@/ui/list/useModule';
import { pollColumns } from './pollColumns';
import { pollsApi } from './pollsApi';
import { pollsModule } from './pollsModule';

const PollPanels = lazy(() => import('./PollPanels'));

const welcome = {
  title: 'Bem-vindo ao módulo de enquetes',
  intro: 'Pergunte às pessoas o que elas pensam e veja a resposta na hora.',
  startText: 'Começar, Criar enquete',
  blurbs: [
    {
      icon: <PlusIcon />,
      title: 'Crie uma enquete',
      text: 'Uma pergunta, de duas a seis respostas e o dia em que a votação se encerra.',
    },
    {
      icon: <ShareIcon />,
      title: 'Compartilhe o link',
      text: 'Envie por WhatsApp, copie o link ou imprima o QR code: qualquer pessoa responde, sem cadastro.',
    },
    {
      icon: <ChartIcon />,
      title: 'Resultado em tempo real',
      text: 'Acompanhe os votos de cada resposta, por dia e por hora, e publique o resultado em imagem.',
    },
    {
      icon: <FilterIcon />,
      title: 'Encontre com a busca avançada',
      text: 'Procure por referência, pergunta ou data de encerramento.',
    },
  ],
};

/** The polls list and its panels. */
export const PollsScreen = atAddress(pollsModule, function PollsScreen() {
  const search = pollsApi.usePollsQuery(useModule(pollsModule).search);
  const list = useListScreen(pollsModule, search, undefined);

  return (
    <ListScreen
      list={list}
      columns={pollColumns}
      actions={[]}
      create={{
        text: 'Nova',
        emptyText: 'Nova enquete',
        rule: 'create_survey',
        isAlwaysOffered: true,
        onStart: () => list.openPanel('create'),
      }}
      // The server says who may not: no right hides or blocks these.
      rowActions={[
        { label: 'Editar', panel: 'edit' },
        { label: 'Excluir', panel: 'remove' },
        { label: 'Excluir respostas', panel: 'removeAnswers' },
      ]}
      welcome={welcome}
      panels={PollPanels}
    />
  );
});
