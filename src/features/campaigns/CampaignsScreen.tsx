import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertIcon, BellIcon, CommentIcon, FilterIcon } from '@/ui/icons';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListScreen } from '@/ui/list/useListScreen';
import { useModule } from '@/ui/list/useModule';
import { returnable } from '@/ui/useReturn';
import { notWaiting } from './campaign';
import { campaignColumns } from './campaignColumns';
import { createPath } from './campaignPaths';
import { campaignsApi } from './campaignsApi';
import { campaignsModule } from './campaignsModule';

const CampaignPanels = lazy(() => import('./CampaignPanels'));

const welcome = {
  title: 'Bem-vindo ao módulo de campanhas',
  intro: 'Fale com muita gente de uma vez só: uma mensagem por SMS ou e-mail, para quem você escolher.',
  startText: 'Começar, Criar campanha',
  blurbs: [
    {
      icon: <CommentIcon />,
      title: 'Crie uma campanha',
      text: 'Escolha quem recebe, escreva a mensagem e marque o dia e a hora do envio.',
    },
    {
      icon: <FilterIcon />,
      title: 'Encontre com a busca avançada',
      text: 'Procure por nome, data de envio, tipo ou status.',
    },
    {
      icon: <AlertIcon />,
      title: 'Cancele a tempo',
      text: 'Enquanto a campanha está aguardando, você ainda pode cancelar o envio.',
    },
    {
      icon: <BellIcon />,
      title: 'Saiba o custo antes',
      text: 'Veja quantas pessoas recebem e o custo estimado antes de salvar.',
    },
  ],
};

/** The campaigns list and its panels. */
export const CampaignsScreen = atAddress(campaignsModule, function CampaignsScreen() {
  const search = campaignsApi.useCampaignsQuery(useModule(campaignsModule).search);
  const list = useListScreen(campaignsModule, search, undefined);
  const navigate = useNavigate();

  return (
    <ListScreen
      list={list}
      columns={campaignColumns}
      actions={[]}
      create={{
        text: 'Nova',
        emptyText: 'Nova campanha',
        rule: 'create_campaign',
        onStart: () => void navigate(createPath, { state: returnable }),
      }}
      rowActions={[
        { label: 'Cancelar', rule: 'cancel_campaign', blockedReason: notWaiting, panel: 'cancel' },
      ]}
      welcome={welcome}
      panels={CampaignPanels}
    />
  );
});
