import type { ReactNode } from 'react';
import type { ApiFailure } from '@/api/failure';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { PanelNotice } from '@/ui/panel/PanelNotice';

interface ProblemProps {
  children: ReactNode;
  failure?: ApiFailure | null;
}

/** Error message. Not ui/form/ServerErrors, which would pull in react-hook-form (19.6 kB). */
export const Problem = ({ children, failure }: ProblemProps) =>
  children && (
    <div role="alert">
      <PanelNotice>
        {children}
        <LateDetails of={failure} />
      </PanelNotice>
    </div>
  );
