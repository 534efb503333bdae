import { useState } from 'react';
import { formatShortDate } from '@/formats/dates';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { Late } from '@/ui/feedback/late';
import { handFile } from '@/ui/form/handedFile';
import { offered } from '@/records/offers/offers';
import { ActionLink } from '@/records/ActionLink';
import { usePanel } from '@/records/list/ModulePanels';
import { useExport } from '@/records/list/useExport';
import { BadgeButton, badgeArrow } from '@/ui/badge/BadgeButton';
import { DetailsContent, HeadFact } from '@/ui/details/DetailsContent';
import { Detail } from '@/ui/details/DetailsList';
import { DetailsLines, FileLinks } from '@/ui/details/DetailsLines';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { FactsSection } from '@/ui/details/FactsSection';
import { chooseFile, FileTarget } from '@/records/panel/FileTarget';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { RecordActions } from '@/records/panel/RecordActions';
import { MoreActs } from '@/records/panel/RecordActs';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { Timeline, TimelineEntry } from '@/ui/details/Timeline';
import { uploadEndings } from '@/records/panel/UploadPanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { numberOf, titleOf, type DocumentRow, type LegislativeDocument } from './document';
import { draftPath } from '@/records/links/documents';
import { documentsApi } from './documentsApi';
import { documentsModule } from './documentsModule';
import { documentSheetOf } from './drafting/printDocument';
import type { LinkedDocument } from './progress/linkedDocument';
import { linkOf } from './progress/useLinked';
import { documentWordOf } from './drafting/documentWord';

const ServicesOfDocument = offered('servicesOfDocument');
const ReplyToDocument = offered('replyToDocument');

export function DocumentDetails({ row }: { row: DocumentRow }) {
  const { open } = usePanel(documentsModule);
  const query = documentsApi.useDocumentQuery(row.id);
  /** The document whose linked services are being replied to. */
  const [answered, setAnswered] = useState<LinkedDocument | null>(null);
  const blocked = useBlockedReason();
  const files = useExport();
  const rule = 'edit_legislative_process';
  const cannotAttach = blocked(rule, 'enviar arquivos de documentos');
  const cannotPrint = blocked('print_legislative_process') ?? files.blocked;
  const attach = (file: File) => {
    handFile(file);
    open('upload');
  };

  if (answered)
    return (
      <Late fallback={null}>
        <ReplyToDocument document={answered} name={titleOf(row)} />
      </Late>
    );
  return (
    <RecordPanel title="Detalhes do documento" kind="details" query={query}>
      {(document) => (
        <DetailsContent
          head={
            <>
              <HeadFact label="Tipo" isName>
                {document.typeName}
              </HeadFact>
              <HeadFact label="Numeração" field="Número|Ano" isName copy={numberOf(document)}>
                {numberOf(document)}
              </HeadFact>
              <HeadFact label="Status">
                <BadgeButton
                  aria-label={`Trocar status: ${document.statusName}`}
                  blockedReason={blocked(rule, 'trocar o status de documentos')}
                  onClick={() => open('status')}
                >
                  <OfficeStatusBadge record={document} />
                  {badgeArrow}
                </BadgeButton>
              </HeadFact>
            </>
          }
          actions={
            <RecordActions id={row.id} rule={rule} onEdit={() => open('edit')}>
              <ActionLink to={draftPath(row.id)} blockedReason={blocked(rule, 'elaborar documentos')}>
                Elaborar doc.
              </ActionLink>
              <Button blockedReason={blocked('comment_legislative_process')} onClick={() => open('comment')}>
                Comentar
              </Button>
              <Button blockedReason={cannotAttach} onClick={() => chooseFile(uploadEndings, attach)}>
                Anexar
              </Button>
              <Button
                blockedReason={cannotPrint}
                onClick={() => void files.printDocument(documentSheetOf(row.id))}
              >
                Imprimir
              </Button>
              <MoreActs
                acts={[
                  {
                    label: 'Baixar .docx',
                    blockedReason: cannotPrint,
                    onSelect: () => void files.downloadDocument(documentWordOf(row.id)),
                  },
                  {
                    label: 'Criar lembrete',
                    blockedReason: blocked(rule, 'criar lembretes de documentos'),
                    onSelect: () => open('reminder'),
                  },
                ]}
              />
            </RecordActions>
          }
        >
          <FileTarget onFile={cannotAttach ? undefined : attach}>
            <DocumentFacts document={document} onReply={setAnswered} />
          </FileTarget>
        </DetailsContent>
      )}
    </RecordPanel>
  );
}

interface DocumentFactsProps {
  document: LegislativeDocument;
  onReply: (document: LinkedDocument) => void;
}

function DocumentFacts({ document, onReply }: DocumentFactsProps) {
  const { authors, archives, comments } = document;
  const link = linkOf(document);
  return (
    <>
      <FactsSection title="Sobre o documento">
        <Detail label="Assunto" wide>
          {document.menu}
        </Detail>
        <Detail label="Em tramitação">{document.proceeding ? 'Sim' : 'Não'}</Detail>
        <Detail label="Área de interesse">{document.areaInterestName}</Detail>
        <Detail label="Região">{document.region}</Detail>
        <Detail label="Data de cadastro">{formatShortDate(document.createdAt)}</Detail>
        <Detail label="Última atualização">{formatShortDate(document.updatedAt)}</Detail>
      </FactsSection>
      <DetailsSection
        title={authors.length > 0 ? plural(authors.length, 'autor', 'autores') : 'Autores'}
        none={authors.length === 0 && 'Nenhum autor.'}
        field="Autores:"
      >
        <DetailsLines as="ol">
          {authors.map((name, index) => (
            <li key={index}>{name}</li>
          ))}
        </DetailsLines>
      </DetailsSection>
      <DetailsSection title="Andamentos" none={comments.length === 0 && 'Nenhum andamento registrado.'}>
        <Timeline label="Andamentos">
          {comments.map(({ date, note }, index) => (
            <TimelineEntry key={index} when={formatShortDate(date)}>
              {note}
            </TimelineEntry>
          ))}
        </Timeline>
      </DetailsSection>
      {link && (
        <Late fallback={null}>
          <ServicesOfDocument document={link} onReply={() => onReply(link)} />
        </Late>
      )}
      <DetailsSection title="Arquivos" none={archives.length === 0 && 'Nenhum arquivo enviado.'}>
        <FileLinks files={archives} />
      </DetailsSection>
    </>
  );
}
