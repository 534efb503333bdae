import { Component, type ReactNode } from 'react';
import { tellCaughtError } from '@/api/troubles';
import actions from './actions.module.css';
import { PublicNotice } from './PublicNotice';

/** Catches render errors of public pages. */
export class PublicErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(problem: unknown) {
    tellCaughtError(problem);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <PublicNotice
        title="Ops! Algo deu errado :("
        role="alert"
        action={
          <button type="button" className={actions.primary} onClick={() => window.location.reload()}>
            Recarregar a página
          </button>
        }
      >
        <p>Estamos constrangidos por isso.</p>
      </PublicNotice>
    );
  }
}
