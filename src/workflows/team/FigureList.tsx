import type { ReactNode } from 'react';
import { PlainLink } from './FigureLink';
import { styled } from '@/ui/style';
import { formatShortDate } from '@/formats/dates';
import { plural } from '@/formats/text';
import { recordPath } from '@/records/list/listAddress';
import { useExport } from '@/records/list/useExport';
import { listPath } from '@/records/links/services';
import type { HeldRow } from '@/features/services/held/heldRow';
import { referenceOf } from '@/features/services/service';
import { Button } from '@/ui/button/Button';
import { ruledRows } from '@/ui/details/ruledRows';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { SidePanel } from '@/ui/panel/SidePanel';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { useBlockedReason } from '@/ui/useBlockedReason';

const Rows = styled.ul`
  ${ruledRows}

  * + & {
    margin-top: 8px;
  }
`;

/* The requester is emphasized: the rest is about the service and its responsible users. */
const Asking = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;

  strong {
    font-weight: 600;
  }
`;

const None = styled.p`
  * + & {
    margin-top: 16px;
  }
`;

/** Maximum rows rendered; the list is better for more. */
const maxShown = 200;

interface FigureListProps {
  title: string;
  rows: readonly HeldRow[];
  dayOf: (row: HeldRow) => string;
  /** Responsible users of a service, if the title does not name them. */
  holdersOf?: ((row: HeldRow) => string) | undefined;
  none: string;
  /** Notes shown first. */
  children?: ReactNode;
}

const whatOf = ({ categoryName, statusName }: HeldRow) =>
  [categoryName, statusName].filter(Boolean).join(' · ');

/** The services counted by a figure that no list filter can select: requester, contact and subject. */
export function FigureList({ title, rows, dayOf, holdersOf, none, children }: FigureListProps) {
  const { printDocument, inProgress } = useExport();
  const blocked = useBlockedReason();
  const print = () =>
    void printDocument({
      fetch: () => Promise.resolve({ data: { title, list: rows, dayOf, holdersOf } }),
      build: async (asked) => (await import('./figureSheet')).figureSheet(asked),
    });
  return (
    <SidePanel title={title} kind="details">
      <PanelContent
        footer={
          <>
            <PanelCloseButton />
            {rows.length > 0 && (
              <Button
                busy={inProgress !== null}
                busyText="Preparando..."
                blockedReason={blocked('print_search_treatment')}
                onClick={print}
              >
                Imprimir
              </Button>
            )}
          </>
        }
      >
        {children}
        {rows.length === 0 && <None>{none}</None>}
        <Rows>
          {rows.slice(0, maxShown).map((row) => (
            <li key={row.id}>
              <Asking>
                <PlainLink to={recordPath(listPath, row.id)}>{referenceOf(row)}</PlainLink>
                <strong>{row.electorName || 'Sem eleitor'}</strong>
                <PhoneLinks phone={row.electorTelephone} />
              </Asking>
              <span>{whatOf(row)}</span>
              <span>
                {dayOf(row)}
                {holdersOf && `; responsável: ${holdersOf(row)}`}
              </span>
            </li>
          ))}
        </Rows>
        {rows.length > maxShown && <p>E mais {plural(rows.length - maxShown, 'outro', 'outros')}.</p>}
      </PanelContent>
    </SidePanel>
  );
}

export const completedOn = ({ completionDate }: HeldRow) => `concluído em ${formatShortDate(completionDate)}`;
export const askedOn = ({ requestDate }: HeldRow) =>
  requestDate ? `pedido em ${formatShortDate(requestDate)}` : 'sem data';
