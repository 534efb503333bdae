import { styled } from '@/ui/style';
import { usePanelAtAddress } from '@/records/panel/usePanelAtAddress';
import { Button } from '@/ui/button/Button';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { ListHeader } from '@/records/list/ListHeader';
import { Intro } from '@/records/list/ListPage';
import { late } from '@/ui/feedback/late';
import { give } from '@/ui/givenFragment';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { usePageTitle } from '@/ui/usePageTitle';
import { Page, Rows } from './SettingsPage';
import { settingsPagePath, type SettingsPageName } from './settingsPaths';

/* On phones too, beside its text: one action per row. */
const Choices = styled(Rows)`
  @media (width < 48rem) {
    li,
    li:has(a) {
      flex-wrap: nowrap;
      padding: 10px 8px 10px 16px;
    }

    li > :first-child {
      flex-basis: 0;
    }

    li > :last-child:has(> button):not(:first-child) {
      margin-left: 0;
    }
  }
`;

const OfficeProfilePanel = late(() => import('./officeProfile/OfficeProfilePanel'));

/** Most changed first. */
const pages: readonly { page: SettingsPageName; title: string; text: string }[] = [
  {
    page: 'service-status',
    title: 'Status de atendimento',
    text: 'Em que pé está cada atendimento, com a sua cor.',
  },
  {
    page: 'service-origin',
    title: 'Origens de atendimento',
    text: 'Por onde as pessoas chegam ao gabinete.',
  },
  {
    page: 'service-category',
    title: 'Categorias de atendimento',
    text: 'De que tratam os pedidos que o gabinete recebe.',
  },
  {
    page: 'office',
    title: 'Escritórios de atendimento',
    text: 'Os lugares em que a equipe atende.',
  },
  {
    page: 'voter-group',
    title: 'Grupos de eleitores',
    text: 'O que reúne eleitores, para filtrar e para campanhas.',
  },
  {
    page: 'legislative-processe-status',
    title: 'Status de documentos legislativos',
    text: 'Em que pé está cada ofício, moção ou indicação.',
  },
  {
    page: 'department',
    title: 'Secretarias',
    text: 'Os órgãos a que o gabinete encaminha pedidos.',
  },
  {
    page: 'user',
    title: 'Usuários do sistema',
    text: 'Quem entra no sistema e o que pode fazer.',
  },
  {
    page: 'integration-calendar',
    title: 'Integração com Google Agenda',
    text: 'Os compromissos na agenda de cada pessoa da equipe.',
  },
  {
    page: 'display-profile',
    title: 'Perfil de exibição',
    text: 'Com que nome e contatos o gabinete se apresenta nas mensagens e no Participativa.',
  },
];

export default function SettingsIndex() {
  usePageTitle('Configurações');
  const { panel, open, host } = usePanelAtAddress(['gabinete']);
  return (
    <Page>
      <ListHeader title="Configurações" one="configuração" many="configurações" />
      <Intro>
        As listas que a equipe usa no dia a dia, quem entra no sistema e as integrações do gabinete.
      </Intro>
      <Choices aria-label="Configurações">
        {pages.map(({ page, title, text }) => (
          <li key={page}>
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
            <div>
              <ButtonLink to={settingsPagePath(page)} aria-label={`Configurar ${title}`}>
                Configurar
              </ButtonLink>
            </div>
          </li>
        ))}
        <li>
          <div>
            <strong>O gabinete</strong>
            <p>
              Cabeçalho, telefones, cidade, DDD, quem exerce o mandato e o tratamento, a quem se escreve: dito
              uma vez, entra sozinho nos documentos e nas cartas, no papel e em .docx, e na importação.
            </p>
          </div>
          <div>
            <Button aria-label="Configurar O gabinete" onClick={() => open('gabinete')}>
              Configurar
            </Button>
          </div>
        </li>
        <li>
          <div>
            <strong>Ajustes do gabinete</strong>
            <p>
              Status abertos, prazos, modelos e visões deste computador: passe-os a um colega, ou tome os
              dele.
            </p>
          </div>
          <div>
            <Button onClick={() => give('ajustes')}>Abrir</Button>
          </div>
        </li>
      </Choices>
      {panel && (
        <PanelSlot panel={panel.name}>
          <PanelHostContext value={host}>
            <OfficeProfilePanel />
          </PanelHostContext>
        </PanelSlot>
      )}
    </Page>
  );
}
