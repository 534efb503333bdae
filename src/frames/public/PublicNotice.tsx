import type { ReactNode } from 'react';
import type { ApiFailure } from '@/api/failure';
import { LateDetails } from '@/ui/feedback/LateDetails';
import actions from './actions.module.css';
import styles from './PublicNotice.module.css';
import { PublicPage, Sheet } from './PublicPage';
import { failureWithoutSession } from './withoutSession';

interface PublicNoticeProps {
  title: string;
  children: ReactNode;
  role: 'alert' | 'status';
  action?: ReactNode;
}

/** A public page with only a message. */
export function PublicNotice({ title, children, role, action }: PublicNoticeProps) {
  return (
    <PublicPage title={title}>
      <Sheet>
        <div className={styles.notice}>
          <div className={styles.words} role={role}>
            <h1 className={styles.title}>{title}</h1>
            <div className={styles.text}>{children}</div>
          </div>
          {action}
        </div>
      </Sheet>
    </PublicPage>
  );
}

/** A public page's loading state. */
export function PublicLoading() {
  return (
    <PublicNotice title="Carregando..." role="status">
      <p>Aguarde que estamos preparando as coisas :)</p>
      <div className={styles.bar} />
    </PublicNotice>
  );
}

/** A public page's failed read, with retry. */
export function PublicFailure({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  return (
    <PublicNotice
      title="Ops! Algo deu errado :("
      role="alert"
      action={
        <>
          <button type="button" className={actions.primary} onClick={onRetry}>
            Tentar de novo
          </button>
          <LateDetails of={failure} />
        </>
      }
    >
      <p>Estamos constrangidos por isso.</p>
      <p>{failureWithoutSession(failure).message}</p>
    </PublicNotice>
  );
}
