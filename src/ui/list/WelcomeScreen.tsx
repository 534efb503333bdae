import styled from 'styled-components';
import { useCan } from '@/session/useSession';
import { blurb } from '../blurb';
import { Button } from '../button/Button';
import { WelcomeDrawing } from '../illustrations/illustrations';
import { allowedBlurbs, type Blurb } from './blurbs';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 28px;
  padding: 40px 24px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  @media (width < 48rem) {
    padding: 28px 16px;
  }
`;

const Lead = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  max-width: 35rem;
  color: var(--ink-secondary);
  font-size: var(--text-reading);
  text-align: center;

  h2 {
    margin-top: 8px;
    color: var(--ink);
    font-size: var(--text-display);
  }
`;

const Blurbs = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 24px 40px;
  width: min(${({ $columns }) => $columns * 18.75}rem, 100%);

  @media (width < 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  li {
    ${blurb}
  }
`;

/** What a module is good for, in its own words. */
interface Welcome {
  title: string;
  intro: string;
  /** Three to six things one can do here. */
  blurbs: readonly Blurb[];
  /** E.g. 'Começar, Cadastrar compromisso'. */
  startText: string;
}

/** How a module's list draws its welcome. */
export interface WelcomeProps {
  onStart: () => void;
  /** Why this person may not start. */
  startBlockedReason?: string | undefined;
}

/**
 * What a trial client sees in a module without records: what it is good for, as far as this person's rights go, and the
 * button to begin.
 */
export const welcomeTo = ({ title, intro, blurbs, startText }: Welcome) =>
  function WelcomeScreen({ onStart, startBlockedReason }: WelcomeProps) {
    const shown = allowedBlurbs(blurbs, useCan());
    return (
      <Box>
        <Lead>
          <WelcomeDrawing />
          <h2>{title}</h2>
          <p>{intro}</p>
        </Lead>
        <Blurbs $columns={shown.length % 3 === 0 ? 3 : 2}>
          {shown.map(({ icon, title: what, text }) => (
            <li key={what}>
              <span>{icon}</span>
              <h3>{what}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Blurbs>
        <Button kind="primary" size="large" blockedReason={startBlockedReason} onClick={onStart}>
          {startText}
        </Button>
      </Box>
    );
  };
