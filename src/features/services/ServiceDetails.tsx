import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDate, formatShortDateTime } from '@/formats/dates';
import { safeHref } from '@/formats/links';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { usePanel } from '@/ui/list/ModulePanels';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { DetailsSection } from '@/ui/panel/DetailsSection';
import { PanelContent } from '@/ui/panel/PanelContent';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { Timeline, TimelineEntry } from '@/ui/panel/Timeline';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { referenceOf, type Service, type ServiceRow } from './service';
import { servicesApi } from './servicesApi';
import { servicesModule } from './servicesModule';
import { ServiceStatusBadge } from './ServiceStatusBadge';

const Lines = styled.ul`
  display: grid;
  gap: 10px;
  font-size: 15px;

  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--ink-secondary);
    font-size: 13px;
  }
`;

/** Everything about one service request; no right is needed to see it. */
export function ServiceDetails({ row }: { row: ServiceRow }) {
  const { open } = usePanel(servicesModule);
  const query = servicesApi.useServiceQuery(row.id);
  const blocked = useBlockedReason();

  return (
    <RecordPanel title={`Detalhes do atendimento ${referenceOf(row)}`} width={560} query={query}>
      {(service) => (
        <PanelContent
          footer={
            <>
              <Button blockedReason={blocked('create_commet_treatment')} onClick={() => open('comment')}>
                Comentar
              </Button>
              <Button kind="primary" blockedReason={blocked('edit_treatment')} onClick={() => open('edit')}>
                Editar
              </Button>
            </>
          }
        >
          <ServiceFacts service={service} />
        </PanelContent>
      )}
    </RecordPanel>
  );
}

function ServiceFacts({ service }: { service: Service }) {
  const { responsibles, documents, progress, files, electorTelephone: phone } = service;
  return (
    <>
      <DetailsList>
        <Detail label="Status" wide>
          <ServiceStatusBadge service={service} />
        </Detail>
        <Detail label="Eleitor">{service.electorName}</Detail>
        <Detail label="Telefone" copy={phone}>
          {phone && <PhoneLinks phone={phone} />}
        </Detail>
        <Detail label="Descrição" wide>
          {service.description}
        </Detail>
        <Detail label="Categoria">{service.categoryName}</Detail>
        <Detail label="Origem">{service.originName}</Detail>
        <Detail label="Escritório">{service.officeName}</Detail>
        <Detail label="Secretária">{service.departmentName}</Detail>
        <Detail label="Data de solicitação">{formatDate(service.requestDate)}</Detail>
        <Detail label="Data de conclusão">{formatDate(service.completionDate)}</Detail>
        <Detail label="Data de cadastro">{formatShortDateTime(service.createdAt)}</Detail>
        <Detail label="Última atualização">{formatShortDateTime(service.updatedAt)}</Detail>
      </DetailsList>
      <Section title="Andamentos" isEmpty={progress.length === 0} empty="Nenhum andamento registrado.">
        <Timeline label="Andamentos">
          {progress.map(({ progressDate, userResponsibleName, description }, index) => (
            <TimelineEntry key={index} who={userResponsibleName} when={formatShortDateTime(progressDate)}>
              {description}
            </TimelineEntry>
          ))}
        </Timeline>
      </Section>
      <Section title="Arquivos" isEmpty={files.length === 0} empty="Nenhum arquivo enviado.">
        <Lines>
          {files.map(({ id, name, url }) => {
            const href = safeHref(url);
            return (
              <li key={id}>
                {href ? (
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </li>
            );
          })}
        </Lines>
      </Section>
      <Section
        title={
          responsibles.length > 0
            ? plural(responsibles.length, 'responsável', 'responsáveis')
            : 'Responsáveis'
        }
        isEmpty={responsibles.length === 0}
        empty="Nenhum responsável."
      >
        <Lines>
          {responsibles.map(({ userId, userName, userEmail }) => (
            <li key={userId}>
              {userName}
              <small>{userEmail}</small>
            </li>
          ))}
        </Lines>
      </Section>
      <Section
        title="Requerimentos, ofícios, indicações e moções"
        isEmpty={documents.length === 0}
        empty="Nenhum documento vinculado."
      >
        <Lines>
          {documents.map(({ typeId, typeName, number, year }, index) => (
            <li key={index}>
              {typeName || `nº ${typeId}`} {number}/{year}
            </li>
          ))}
        </Lines>
      </Section>
    </>
  );
}

interface SectionProps {
  title: string;
  isEmpty: boolean;
  /** Said instead of the children when there is nothing. */
  empty: string;
  children: ReactNode;
}

function Section({ title, isEmpty, empty, children }: SectionProps) {
  return <DetailsSection title={title}>{isEmpty ? <p>{empty}</p> : children}</DetailsSection>;
}
