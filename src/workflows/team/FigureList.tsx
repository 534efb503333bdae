import type { ReactNode } from 'react';
import { PlainLink } from './FigureLink';
import { styled } from '@/ui/style';
import { formatShortDate } from '@/formats/dates';
import { plural } from '@/formats/text';
import { recordPath } from '@/records/list/listAddress';
import { listPath } from '@/records/links/services';
import type { HeldRow } from '@/features/services/held/heldRow';
import { ruledRows } from '@/ui/details/ruledRows';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { SidePanel } from '@/ui/panel/SidePanel';

const Rows = styled.ul`
  ${ruledRows}

  * + & {
    margin-top: 8px;
  }
`;

const None = styled.p`
  * + & {
    margin-top: 16px;
  }
`;

/** Drawn at once; beyond that a list says it better. */
const maxShown = 200;

interface FigureListProps {
  title: string;
  rows: readonly HeldRow[];
  dayOf: (row: HeldRow) => string;
  none: string;
  /** What is to know of it first. */
  children?: ReactNode;
}

/** The requests that a figure counts and no filter of the list finds. */
export function FigureList({ title, rows, dayOf, none, children }: FigureListProps) {
  return (
    <SidePanel title={title} kind="details">
      <PanelContent footer={<PanelCloseButton />}>
        {children}
        {rows.length === 0 && <None>{none}</None>}
        <Rows>
          {rows.slice(0, maxShown).map((row) => (
            <li key={row.id}>
              <div>
                <PlainLink to={recordPath(listPath, row.id)}>{row.reference || `AT-${row.id}`}</PlainLink>{' '}
                <span>{[row.categoryName, row.statusName].filter(Boolean).join(' · ')}</span>
              </div>
              <span>{dayOf(row)}</span>
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
  requestDate ? `pedido em ${formatShortDate(requestDate)}` : '';
