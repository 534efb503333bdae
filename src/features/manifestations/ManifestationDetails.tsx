import { formatShortDateTime } from '@/formats/dates';
import { formatCpf, maskCpfMiddle } from '@/formats/documents';
import { Button } from '@/ui/button/Button';
import { CopyLinkButton } from '@/records/list/CopyLinkButton';
import { usePanel } from '@/records/list/ModulePanels';
import { BadgeButton, badgeArrow } from '@/ui/badge/BadgeButton';
import { DetailsContent, HeadFact } from '@/ui/details/DetailsContent';
import { Detail } from '@/ui/details/DetailsList';
import { LongText } from '@/ui/details/LongText';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { FactsSection } from '@/ui/details/FactsSection';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { SensitiveDetail } from '@/ui/details/SensitiveDetail';
import { Timeline, TimelineEntry } from '@/ui/details/Timeline';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { protocolOf, shownStatus } from './manifestation';
import { manifestationsApi } from './manifestationsApi';
import { manifestationsModule, mayComment } from './manifestationsModule';
import { ConcludeOffer } from './voter/ConcludeOffer';
import { VotersOfManifestation } from './voter/VotersOfManifestation';

/** Needs no permission. */
export function ManifestationDetails() {
  const { id, open } = usePanel(manifestationsModule);
  const query = manifestationsApi.useManifestationQuery(id);
  const blocked = useBlockedReason();

  return (
    <RecordPanel title="Detalhes da manifestação" kind="details" query={query}>
      {(manifestation) => {
        const { cpf, email, telephone, comments } = manifestation;
        const status = shownStatus(manifestation);
        return (
          <DetailsContent
            head={
              <>
                <HeadFact label="Nome" isName copy={manifestation.name}>
                  {manifestation.name}
                </HeadFact>
                <HeadFact label="Protocolo" isLabelled copy={manifestation.protocol}>
                  {protocolOf(manifestation)}
                </HeadFact>
                <HeadFact label="Status">
                  <BadgeButton
                    aria-label={`Trocar status: ${status.statusName}`}
                    blockedReason={blocked('status_manifestation')}
                    onClick={() => open('status')}
                  >
                    <OfficeStatusBadge record={status} />
                    {badgeArrow}
                  </BadgeButton>
                </HeadFact>
              </>
            }
            actions={
              <>
                <Button
                  kind="primary"
                  blockedReason={blocked('status_manifestation', mayComment)}
                  onClick={() => open('comment')}
                >
                  Comentar/Anotar
                </Button>
                <CopyLinkButton id={id} />
              </>
            }
          >
            <ConcludeOffer manifestation={manifestation} />
            <FactsSection title="Manifestação">
              <Detail label="Descrição" wide>
                {manifestation.description && <LongText>{manifestation.description}</LongText>}
              </Detail>
              <Detail label="Data de recebimento">{formatShortDateTime(manifestation.createdAt)}</Detail>
              <Detail label="Tipo">{manifestation.typeName}</Detail>
            </FactsSection>
            <FactsSection title="Quem enviou">
              <SensitiveDetail label="CPF" masked={maskCpfMiddle(cpf)} full={formatCpf(cpf)} copy={cpf} />
              <Detail label="Telefone" copy={telephone}>
                {telephone && <PhoneLinks phone={telephone} />}
              </Detail>
              <Detail label="E-mail" wide copy={email}>
                {email}
              </Detail>
              <Detail label="Cidade">{manifestation.city}</Detail>
              <Detail label="Bairro">{manifestation.district}</Detail>
            </FactsSection>
            <VotersOfManifestation manifestation={manifestation} />
            <DetailsSection title="Comentários" none={comments.length === 0 && 'Nenhum comentário ainda.'}>
              <Timeline label="Comentários">
                {comments.map(({ createdAt, description }, index) => (
                  <TimelineEntry key={index} when={formatShortDateTime(createdAt)}>
                    {description}
                  </TimelineEntry>
                ))}
              </Timeline>
            </DetailsSection>
          </DetailsContent>
        );
      }}
    </RecordPanel>
  );
}
