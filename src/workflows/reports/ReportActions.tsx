import { useState } from 'react';
import { styled } from '@/ui/style';
import { useAsk, type Ask } from '@/api/ask';
import { csvFileName, stampedFileName } from '@/formats/files';
import { foldText } from '@/formats/text';
import { displayProfileApi } from '@/lookups/displayProfileApi';
import { officeProfile } from '@/records/office/officeProfile';
import { useExport } from '@/records/list/useExport';
import { Button } from '@/ui/button/Button';
import { downloadFile } from '@/ui/feedback/download';
import { useFile } from '@/ui/feedback/useFile';
import { DownloadIcon, FileIcon, PrintIcon } from '@/ui/icons';
import { MenuButton } from '@/ui/menu/MenuButton';
import { Dialog } from '@/ui/panel/Dialog';
import { gapLine } from './read/readSummed';
import { isPartial, type Report } from './report';
import { tablesOf, type Table } from './tables';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

interface ReportActionsProps {
  report: Report;
  narrowedBy: string;
}

const stem = 'prestacao-de-contas';

/** The office holder's name, from its profile or else its display profile; '' if unknown. */
const memberOf = async (ask: Ask, signal?: AbortSignal): Promise<string> =>
  memberInProfile() ||
  ((await ask(displayProfileApi.endpoints.displayProfile, undefined, signal)).data?.displayName.trim() ?? '');

/** 'Vereadora Helena Prado'. */
function memberInProfile() {
  const { role, holder } = officeProfile();
  return holder && [role, holder].filter(Boolean).join(' ');
}

/** Exports: print, picture and tables. A partial report asks first. */
export function ReportActions({ report, narrowedBy }: ReportActionsProps) {
  const { inProgress, printDocument } = useExport();
  const image = useFile();
  const ask = useAsk();
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const whenSure = (act: () => void) => (isPartial(report) ? setAsked(() => act) : act());

  const print = () =>
    void printDocument({
      fetch: async (signal, ask) => ({ data: await memberOf(ask, signal) }),
      build: async (member) =>
        (await import('./out/reportSheet')).reportSheet(report, { member, narrowedBy }),
    });
  const saveImage = () =>
    void image.download(stampedFileName(stem, 'png'), async () => {
      const [{ drawReport }, member] = await Promise.all([import('./out/layOutReport'), memberOf(ask)]);
      return drawReport(report, { member, narrowedBy });
    });
  const saveCsv = async (title: string, table?: Table) => {
    const { figuresCsv, tableCsv } = await import('./out/tableCsv');
    downloadFile(
      csvFileName(`${stem}${isPartial(report) ? '-parcial' : ''}-${slug(title)}`),
      await (table ? tableCsv(table) : figuresCsv(report)),
      'text/csv;charset=utf-8',
    );
  };
  const figures = 'Números do período';
  return (
    <Bar>
      <Button
        kind="primary"
        icon={<PrintIcon />}
        busy={inProgress !== null}
        busyText="Gerando..."
        onClick={() => whenSure(print)}
      >
        Imprimir
      </Button>
      <Button icon={<DownloadIcon />} busy={image.isBusy} onClick={() => whenSure(saveImage)}>
        Baixar imagem
      </Button>
      <MenuButton
        label="Baixar planilha (CSV)"
        word="Planilha"
        icon={<FileIcon />}
        items={[
          { label: figures, onSelect: () => whenSure(() => void saveCsv(figures)) },
          ...tablesOf(report, true).map((table) => ({
            label: table.title,
            onSelect: () => whenSure(() => void saveCsv(table.title, table)),
          })),
        ]}
      />
      {asked && (
        <Dialog
          title="Este relatório não tem tudo"
          isQuestion
          onClose={() => setAsked(null)}
          footer={
            <>
              <Button onClick={() => setAsked(null)}>Voltar</Button>
              <Button
                kind="primary"
                onClick={() => {
                  setAsked(null);
                  asked();
                }}
              >
                Usar mesmo assim
              </Button>
            </>
          }
        >
          <p>Falta uma parte do que há no período. O papel e a imagem dizem que o relatório é parcial:</p>
          <ul>
            {report.gaps.map((gap) => (
              <li key={gapLine(gap)}>{gapLine(gap)}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </Bar>
  );
}

const slug = (title: string) => foldText(title).replace(/\W+/g, '-');
