import type { ReactNode } from 'react';
import type { ApiFailure } from '@/api/failure';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { PanelNotice } from '@/ui/panel/PanelNotice';

interface ProblemProps {
  children: ReactNode;
  /** What it is of, for its details. */
  failure?: ApiFailure | null;
}

/** Why something was not done. ui/form/ServerErrors brings react-hook-form along, which nothing here needs: 19.6 kB. */
export const Problem = ({ children, failure }: ProblemProps) =>
  children && (
    <div role="alert">
      <PanelNotice>
        {children}
        <LateDetails of={failure} />
      </PanelNotice>
    </div>
  );
