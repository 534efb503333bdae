import type { ReactNode } from 'react';
import { PanelNotice } from '@/ui/panel/PanelNotice';

/** Why something was not done. ui/form/ServerErrors brings react-hook-form along, which nothing here needs: 19.6 kB. */
export const Problem = ({ children }: { children: ReactNode }) =>
  children && (
    <div role="alert">
      <PanelNotice>{children}</PanelNotice>
    </div>
  );
