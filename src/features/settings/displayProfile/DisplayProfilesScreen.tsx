import { formatPhone } from '@/formats/phone';
import { isInUse } from '@/lookups/displayProfileApi';
import { atAddress } from '@/records/list/atAddress';
import { Badge } from '@/ui/badge/Badge';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { late } from '@/ui/feedback/late';
import { NameLine, Rows, SettingsPage } from '../SettingsPage';
import { useWholeList } from '../useWholeList';
import { profileStatuses } from './displayProfile';
import { displayProfilesApi } from './displayProfilesApi';
import { displayProfilesModule } from './displayProfilesModule';

const RequestProfile = late(() => import('./RequestProfile'));

const DisplayProfilesScreen = atAddress(displayProfilesModule, function DisplayProfilesScreen() {
  const list = useWholeList(displayProfilesModule, displayProfilesApi.useDisplayProfilesQuery(undefined));

  return (
    <SettingsPage
      list={list}
      intro="Com que nome e contatos o gabinete se apresenta a quem recebe os seus SMS e mensagens de WhatsApp, e no Participativa. O perfil é aprovado automaticamente, mas pode ser rejeitado se o conteúdo for inadequado."
      add="Solicitar perfil"
      panels={(name) => name === 'create' && <RequestProfile />}
    >
      <Rows aria-label={displayProfilesModule.title}>
        {list.rows.map((profile) => {
          const { id, displayName, displayEmail, displayPhoneNumber, evidence } = profile;
          return (
            <li key={id} data-current={isInUse(profile) || undefined}>
              <div>
                <NameLine>
                  <strong>{displayName}</strong>
                  {isInUse(profile) && <Badge tone="info">Em uso</Badge>}
                  <StatusBadge statuses={profileStatuses} id={profile.status} />
                </NameLine>
                <p>{[displayEmail, formatPhone(displayPhoneNumber)].filter(Boolean).join(' · ')}</p>
                {evidence && <p>Comprovação: {evidence}</p>}
              </div>
            </li>
          );
        })}
      </Rows>
    </SettingsPage>
  );
});

export default DisplayProfilesScreen;
