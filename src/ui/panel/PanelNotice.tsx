import type { ReactNode } from 'react';
import { styled } from '../style';

const Box = styled.div`
  grid-column: 1 / -1;
  padding: 12px 14px;
  border-left: 3px solid var(--notice-edge);
  border-radius: var(--radius);
  background: var(--notice-ground);
  overflow-wrap: anywhere;

  & + & {
    margin-top: 8px;
  }

  &[data-tone='warning'] {
    --notice-edge: var(--warning);
    --notice-ground: var(--warning-soft);
  }

  &[data-tone='info'] {
    --notice-edge: var(--brand);
    --notice-ground: var(--brand-soft);
  }
`;

interface PanelNoticeProps {
  tone?: 'warning' | 'info';
  live?: boolean;
  children: ReactNode;
}

/** A highlighted sentence inside a panel, e.g. 'O papel da impressora precisa ser “Carta”.' */
export function PanelNotice({ tone = 'warning', live = false, children }: PanelNoticeProps) {
  return (
    <Box data-tone={tone} role={live ? 'status' : undefined}>
      {children}
    </Box>
  );
}
