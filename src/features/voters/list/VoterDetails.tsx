import { ButtonLink } from '@/ui/button/ButtonLink';
import { Button } from '@/ui/button/Button';
import { usePanel } from '@/records/list/ModulePanels';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { DetailsContent, HeadFact } from '@/ui/details/DetailsContent';
import { RecordActions } from '@/records/panel/RecordActions';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { closedText } from '@/lookups/voters/mayWriteTo';
import { referenceOf } from '@/lookups/voters/voter';
import { activeChoices } from '../voterChoices';
import { voterLink } from '@/records/links/voters';
import { editPath } from '@/records/links/voters';
import { votersApi } from '../votersApi';
import { votersModule } from '../votersModule';
import { optional } from '@/ui/feedback/optional';
import { loadOffer } from '@/records/offers/offers';
import { VoterFacts } from './VoterFacts';

// Supplementary: may load later, or not at all.
const ShortHistory = optional(async () => ({ default: await loadOffer('shortHistory') }));

/** Needs no permission. */
export function VoterDetails() {
  const { id, open } = usePanel(votersModule);
  const query = votersApi.useVoterQuery(id);
  return (
    <RecordPanel title="Detalhes do eleitor" kind="details" query={query}>
      {(voter) => (
        <DetailsContent
          head={
            <>
              <HeadFact label="Nome" isName copy={voter.name}>
                {voter.name}
              </HeadFact>
              <HeadFact label="Referência" isLabelled copy={referenceOf(voter)}>
                {referenceOf(voter)}
              </HeadFact>
              <HeadFact label="Situação">
                <StatusBadge statuses={activeChoices} id={voter.isActive} />
              </HeadFact>
            </>
          }
          actions={
            <RecordActions id={id} rule="edit_voter" editPath={editPath(id)}>
              <ButtonLink to={voterLink(id)}>Página do eleitor</ButtonLink>
              <Button blockedReason={closedText(voter)} onClick={() => open('message')}>
                Enviar mensagem
              </Button>
            </RecordActions>
          }
        >
          <ShortHistory id={id} />
          <VoterFacts voter={voter} />
        </DetailsContent>
      )}
    </RecordPanel>
  );
}
