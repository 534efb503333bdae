import { styled } from '@/ui/style';
import type { Rule } from '@/session/rights';
import { useCan } from '@/session/useSession';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { blurb } from '@/ui/blurb';
import { WelcomeDrawing } from '@/ui/illustrations/WelcomeDrawing';
import { ActionLink } from '../ActionLink';
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

interface Welcome {
  /** An action that comes before creating records one by one. */
  first?: { text: string; path: string; rule: Rule };
  title: string;
  intro: string;
  blurbs: readonly Blurb[];
  startText: string;
}

export interface WelcomeProps {
  /** The page that the start button opens, if any. */
  path?: string | undefined;
  onStart?: (() => void) | undefined;
  /** Why this person may not start. */
  startBlockedReason?: string | undefined;
}

/** Makes a module's welcome for trial clients without records, limited to the person's rights. */
export const welcomeTo = ({ title, intro, blurbs, first, startText }: Welcome) =>
  function WelcomeScreen({ path, onStart, startBlockedReason }: WelcomeProps) {
    const shown = allowedBlurbs(blurbs, useCan());
    const blocked = useBlockedReason();
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
        {first && (
          <ActionLink to={first.path} kind="primary" size="large" blockedReason={blocked(first.rule)}>
            {first.text}
          </ActionLink>
        )}
        <ActionLink
          to={path}
          kind={first ? 'secondary' : 'primary'}
          size="large"
          blockedReason={startBlockedReason}
          onPress={onStart}
        >
          {startText}
        </ActionLink>
      </Box>
    );
  };
