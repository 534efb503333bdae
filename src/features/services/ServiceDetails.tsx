import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatDate, formatShortDateTime } from '@/formats/dates';
import { safeHref } from '@/formats/links';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { handFile } from '@/ui/form/handedFile';
import { BellIcon, ClipIcon, CommentIcon, PrintIcon } from '@/ui/icons';
import { CopyLinkButton } from '@/ui/list/CopyLinkButton';
import { usePanel } from '@/ui/list/ModulePanels';
import { useExport } from '@/ui/list/useExport';
import { BadgeButton, badgeArrow } from '@/ui/panel/BadgeButton';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { DetailsSection } from '@/ui/panel/DetailsSection';
import { chooseFile, FileTarget } from '@/ui/panel/FileTarget';
import { PanelActions } from '@/ui/panel/PanelActions';
import { PanelContent } from '@/ui/panel/PanelContent';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { Timeline, TimelineEntry } from '@/ui/panel/Timeline';
import { uploadEndings } from '@/ui/panel/UploadPanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { voterLink } from '../voters/voterLink';
import { sheetOf } from './export/sheetExport';
import { referenceOf, type Service, type ServiceRow } from './service';
import { servicesApi } from './servicesApi';
import { servicesModule } from './servicesModule';
import { ServiceStatusBadge } from './ServiceStatusBadge';

const Lines = styled.ul`
  display: grid;
  gap: 10px;
  font-size: 0.9375rem;

  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

/**
 * Everything about one service request; no right is needed to see it. What people do while they read is done from here:
 * its panels lead back to it.
 */
export function ServiceDetails({ row }: { row: ServiceRow }) {
  const { open } = usePanel(servicesModule);
  const query = servicesApi.useServiceQuery(row.id);
  const blocked = useBlockedReason();
  const files = useExport();
  const cannotAttach = blocked('edit_treatment', 'enviar arquivos de atendimentos');
  const attach = (file: File) => {
    handFile(file);
    open('upload');
  };

  return (
    <RecordPanel title={`Detalhes do atendimento ${referenceOf(row)}`} width={560} query={query}>
      {(service) => (
        <PanelContent
          footer={
            <>
              <CopyLinkButton id={row.id} />
              <Button kind="primary" blockedReason={blocked('edit_treatment')} onClick={() => open('edit')}>
                Editar
              </Button>
            </>
          }
        >
          <FileTarget onFile={cannotAttach ? undefined : attach}>
            <PanelActions>
              <Button
                icon={<CommentIcon />}
                blockedReason={blocked('create_commet_treatment')}
                onClick={() => open('comment')}
              >
                Comentar
              </Button>
              <Button
                icon={<ClipIcon />}
                blockedReason={cannotAttach}
                onClick={() => chooseFile(uploadEndings, attach)}
              >
                Anexar
              </Button>
              <Button
                icon={<PrintIcon />}
                blockedReason={blocked('print_search_treatment') ?? files.blocked}
                onClick={() => void files.printDocument(sheetOf(row.id))}
              >
                Imprimir
              </Button>
              <Button icon={<BellIcon />} onClick={() => open('reminder')}>
                Criar lembrete
              </Button>
            </PanelActions>
            <ServiceFacts
              service={service}
              status={
                <BadgeButton
                  aria-label={`Trocar status: ${service.statusName}`}
                  blockedReason={blocked('edit_treatment', 'trocar o status de atendimentos')}
                  onClick={() => open('status')}
                >
                  <ServiceStatusBadge service={service} />
                  {badgeArrow}
                </BadgeButton>
              }
            />
          </FileTarget>
        </PanelContent>
      )}
    </RecordPanel>
  );
}

function ServiceFacts({ service, status }: { service: Service; status: ReactNode }) {
  const { responsibles, documents, progress, files, electorTelephone: phone } = service;
  return (
    <>
      <DetailsList>
        <Detail label="Status" wide>
          {status}
        </Detail>
        <Detail label="Eleitor">
          {service.electorId === null ? (
            service.electorName
          ) : (
            <Link to={voterLink(service.electorId)}>{service.electorName}</Link>
          )}
        </Detail>
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
