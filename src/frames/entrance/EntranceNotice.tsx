import type { ReactNode } from 'react';
import { keyframes, styled } from '@/ui/style';
import type { ApiFailure } from '@/api/failure';
import { Button } from '@/ui/button/Button';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { failureWithoutSession } from '../public/withoutSession';
import { Card, EntrancePage } from './EntrancePage';
import { Heading } from './Heading';

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

const Bar = styled.div`
  position: relative;
  overflow: hidden;
  height: 4px;
  border-radius: 2px;
  background: var(--line);

  &::after {
    position: absolute;
    inset: 0;
    border-radius: 2px;
    background: var(--brand);
    content: '';
    animation: ${pass} 1.4s ease-in-out infinite;
  }
`;

interface EntranceWaitProps {
  title: string;
  children?: ReactNode;
}

/** A wait on an entrance page. */
export function EntranceWait({ title, children }: EntranceWaitProps) {
  return (
    <EntrancePage title={title}>
      <Card role="status">
        <Heading title={title}>{children}</Heading>
        <Bar />
      </Card>
    </EntrancePage>
  );
}

/** A failed read of an entrance page, with retry. */
export function EntranceFailure({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  return (
    <EntrancePage title="Ops! Algo deu errado :(">
      <Card>
        <div role="alert">
          <Heading title="Ops! Algo deu errado :(">
            <p>Estamos constrangidos por isso.</p>
            <p>{failureWithoutSession(failure).message}</p>
          </Heading>
        </div>
        <Button kind="primary" size="large" wide onClick={onRetry}>
          Tentar de novo
        </Button>
        <LateDetails of={failure} />
      </Card>
    </EntrancePage>
  );
}
