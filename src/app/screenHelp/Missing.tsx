import { RetryButton } from '@/ui/feedback/RetryButton';

/** Shown instead of a text that failed to load. */
export const Missing = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <p>Não conseguimos carregar a ajuda. Verifique a conexão e tente de novo.</p>
    <RetryButton onRetry={onRetry} />
  </div>
);
