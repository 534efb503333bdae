import { lazy } from 'react';
import { formatPhone } from '@/formats/phone';
import { isInUse } from '@/lookups/displayProfileApi';
import { atAddress } from '@/ui/list/atAddress';
import { useModule } from '@/ui/list/useModule';
import { Badge } from '@/ui/panel/Badge';
import { NameLine } from '../NameLine';
import { Rows, SettingsPage } from '../SettingsPage';
import { profileStatus } from './displayProfile';
import { displayProfilesApi } from './displayProfilesApi';
import { displayProfilesModule } from './displayProfilesModule';

const RequestProfile = lazy(() => import('./RequestProfile'));

/** The requests for a display profile, each with what became of it. */
export const DisplayProfilesScreen = atAddress(displayProfilesModule, function DisplayProfilesScreen() {
  const state = useModule(displayProfilesModule);
  const search = displayProfilesApi.useDisplayProfilesQuery(undefined);

  return (
    <SettingsPage
      module={displayProfilesModule}
      state={state}
      intro="Com que nome e contatos o gabinete se apresenta a quem recebe os seus SMS e mensagens de WhatsApp, e no Participativa. O perfil é aprovado automaticamente, mas pode ser rejeitado se o conteúdo for inadequado."
      add="Solicitar perfil"
      search={search}
      panels={(name) => name === 'create' && <RequestProfile />}
    >
      {(shown) => (
        <Rows aria-label={displayProfilesModule.title}>
          {shown.map((profile) => {
            const { id, displayName, displayEmail, displayPhoneNumber, evidence } = profile;
            const { label, tone } = profileStatus(profile);
            return (
              <li key={id} data-current={isInUse(profile) || undefined}>
                <div>
                  <NameLine>
                    <strong>{displayName}</strong>
                    {isInUse(profile) && <Badge tone="info">Em uso</Badge>}
                    <Badge tone={tone}>{label}</Badge>
                  </NameLine>
                  <p>{[displayEmail, formatPhone(displayPhoneNumber)].filter(Boolean).join(' · ')}</p>
                  {evidence && <p>Comprovação: {evidence}</p>}
                </div>
              </li>
            );
          })}
        </Rows>
      )}
    </SettingsPage>
  );
});
