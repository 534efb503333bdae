import type { ReactNode } from 'react';
import { PanelCloseButton } from './PanelCloseButton';
import { PanelContent } from './PanelContent';
import { PanelNotice } from './PanelNotice';

/** Panel content that says why nothing can be done here. */
export const PanelReason = ({ children }: { children: ReactNode }) => (
  <PanelContent footer={<PanelCloseButton />}>
    <PanelNotice>{children}</PanelNotice>
  </PanelContent>
);
