import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatShortDate, formatShortDateTime, today } from '@/formats/dates';
import { plural } from '@/formats/text';
import { Late } from '@/ui/feedback/late';
import { handFile } from '@/ui/form/handedFile';
import { offered } from '@/records/offers/offers';
import { usePanel } from '@/records/list/ModulePanels';
import { BadgeButton, badgeArrow } from '@/ui/badge/BadgeButton';
import { DetailsContent, HeadFact } from '@/ui/details/DetailsContent';
import { Detail } from '@/ui/details/DetailsList';
import { LongText } from '@/ui/details/LongText';
import { DetailsLines, FileLinks } from '@/ui/details/DetailsLines';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { FactsSection } from '@/ui/details/FactsSection';
import { FileTarget } from '@/records/panel/FileTarget';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { Timeline, TimelineEntry } from '@/ui/details/Timeline';
import { signpost } from '@/ui/signposts';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { usePanelHost } from '@/ui/panel/panelHost';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { voterLink } from '@/records/links/voters';
import { whyNoChat } from './list/whyNoChat';
import { EntryText, isNumbered, LinkedName } from './progress/LinkedName';
import { ServiceActions, useAsker } from './ServiceActions';
import { referenceOf, type Service, type ServiceRow } from './service';
import { servicesApi } from './servicesApi';
import { servicesModule } from './servicesModule';

const SameDemand = offered('sameDemand');
const BulkReply = offered('replyToMany');

/** Needs no permission. Panels opened from here return here. */
export function ServiceDetails({ row }: { row: ServiceRow }) {
  const { open } = usePanel(servicesModule);
  const { close } = usePanelHost();
  const query = servicesApi.useServiceQuery(row.id);
  /** All services with the same request, being replied to. */
  const [answered, setAnswered] = useState<readonly ServiceRow[] | null>(null);
  const blocked = useBlockedReason();
  const cannotAttach = blocked('edit_treatment', 'enviar arquivos de atendimentos');
  const attach = (file: File) => {
    handFile(file);
    open('upload');
  };

  if (answered)
    return (
      <Late fallback={null}>
        <BulkReply rows={answered} nameOf={referenceOf} onClose={close} />
      </Late>
    );
  return (
    <RecordPanel title={`Detalhes do atendimento ${referenceOf(row)}`} kind="details" query={query}>
      {(service) => (
        <DetailsContent
          head={
            <>
              <HeadFact label="Eleitor" isName>
                {service.electorId === null ? (
                  service.electorName
                ) : (
                  <Link to={voterLink(service.electorId)}>{service.electorName}</Link>
                )}
              </HeadFact>
              <HeadFact label="Referência" copy={referenceOf(row)}>
                {referenceOf(row)}
              </HeadFact>
              <HeadFact label="Status">
                <BadgeButton
                  ref={signpost('letter', 's')}
                  aria-label={`Trocar status: ${service.statusName}`}
                  blockedReason={blocked('edit_treatment', 'trocar o status de atendimentos')}
                  onClick={() => open('status')}
                >
                  <OfficeStatusBadge record={service} />
                  {badgeArrow}
                </BadgeButton>
              </HeadFact>
            </>
          }
          actions={<ServiceActions service={service} row={row} attach={attach} cannotAttach={cannotAttach} />}
        >
          <FileTarget onFile={cannotAttach ? undefined : attach}>
            <ServiceFacts service={service} onReply={setAnswered} />
          </FileTarget>
        </DetailsContent>
      )}
    </RecordPanel>
  );
}

interface ServiceFactsProps {
  service: Service;
  onReply: (rows: readonly ServiceRow[]) => void;
}

function ServiceFacts({ service, onReply }: ServiceFactsProps) {
  const asker = useAsker(service);
  const mayChat = service.electorId === null || (asker && !whyNoChat({ data: asker }));
  const { responsibles, documents, progress, files, electorTelephone: phone } = service;
  const ended = service.completionDate ?? '';
  return (
    <>
      <FactsSection title="Pedido">
        <Detail label="Descrição" wide>
          {service.description && <LongText>{service.description}</LongText>}
        </Detail>
        <Detail label="Telefone" copy={phone}>
          {phone && <PhoneLinks phone={phone} noChat={!mayChat} />}
        </Detail>
        <Detail label="Categoria">{service.categoryName}</Detail>
        <Detail label="Origem">{service.originName}</Detail>
        <Detail label="Escritório">{service.officeName}</Detail>
        <Detail label="Secretária">{service.departmentName}</Detail>
      </FactsSection>
      <FactsSection title="Datas">
        <Detail label="Data de solicitação">{formatShortDate(service.requestDate)}</Detail>
        <Detail label="Data de conclusão">
          {formatShortDate(ended) + (ended > today() ? ' (prevista)' : '')}
        </Detail>
        <Detail label="Data de cadastro">{formatShortDateTime(service.createdAt)}</Detail>
        <Detail label="Última atualização">{formatShortDateTime(service.updatedAt)}</Detail>
      </FactsSection>
      <DetailsSection title="Andamentos" none={progress.length === 0 && 'Nenhum andamento registrado.'}>
        <Timeline label="Andamentos">
          {progress.map(({ progressDate, userResponsibleName, description }, index) => (
            <TimelineEntry key={index} who={userResponsibleName} when={formatShortDateTime(progressDate)}>
              <EntryText text={description} documents={documents} />
            </TimelineEntry>
          ))}
        </Timeline>
      </DetailsSection>
      <DetailsSection title="Arquivos" none={files.length === 0 && 'Nenhum arquivo enviado.'}>
        <FileLinks files={files} />
      </DetailsSection>
      <DetailsSection
        title={
          responsibles.length > 0
            ? plural(responsibles.length, 'responsável', 'responsáveis')
            : 'Responsáveis'
        }
        none={responsibles.length === 0 && 'Nenhum responsável.'}
        field="Responsáveis"
      >
        <DetailsLines>
          {responsibles.map(({ userId, userName, userEmail }) => (
            <li key={userId}>
              {userName}
              <small>{userEmail}</small>
            </li>
          ))}
        </DetailsLines>
      </DetailsSection>
      <DetailsSection
        title="Requerimentos, ofícios, indicações e moções"
        none={documents.length === 0 && 'Nenhum documento vinculado.'}
        field="Requerimentos, ofícios, indicações e moções:"
      >
        <DetailsLines>
          {documents.map((document, index) => (
            <li key={index}>
              <LinkedName document={document} />
            </li>
          ))}
        </DetailsLines>
      </DetailsSection>
      {documents.map(
        (document, index) =>
          isNumbered(document) && (
            <Late key={index} fallback={null}>
              <SameDemand id={service.id} document={document} onReply={onReply} />
            </Late>
          ),
      )}
    </>
  );
}
