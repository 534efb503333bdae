import { Component, type ReactNode } from 'react';
import { tellCaughtError } from '@/api/troubles';
import { CrashScreen } from './CrashScreen';

interface ErrorBoundaryProps {
  children: ReactNode;
  resetKey?: string;
}

interface ErrorBoundaryState {
  problem: unknown;
  resetKey: string | undefined;
}

/** Shows the crash screen in place of children that threw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { problem: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(problem: unknown) {
    return { problem: problem ?? new Error('unknown') };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { problem: null, resetKey };
  }

  override componentDidCatch(problem: unknown) {
    tellCaughtError(problem);
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return <CrashScreen problem={problem} />;
  }
}
