import { keyframes, styled } from '../style';
import { useDelayedFlag } from './useDelayedFlag';

const travel = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 40;
  height: 2px;
  overflow: hidden;
  pointer-events: none;

  &::after {
    content: '';
    display: block;
    width: 30%;
    height: 100%;
    border-radius: 2px;
    background: var(--brand);
    animation: ${travel} 1.1s ease-in-out infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      width: 100%;
      opacity: 0.6;
      animation: none;
    }
  }
`;

interface ProgressBarProps {
  isShown: boolean;
  label?: string;
}

/** An indeterminate bar at the top of the window, shown only if the wait lasts. */
export function ProgressBar({ isShown, label = 'Carregando' }: ProgressBarProps) {
  const isDue = useDelayedFlag(isShown);
  return isDue ? <Track role="progressbar" aria-label={label} /> : null;
}
