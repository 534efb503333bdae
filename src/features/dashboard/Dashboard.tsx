import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { firstName } from '@/formats/text';
import { useSignedInSession } from '@/session/useSession';
import { usePageTitle } from '@/ui/usePageTitle';

const Page = styled.div`
  max-width: 60rem;
  margin: 0 auto;
  padding: 32px 24px 48px;

  h1 {
    font-size: var(--text-display);
  }

  > p {
    margin-top: 4px;
    color: var(--ink-secondary);
    font-size: var(--text-reading);
  }
`;

const Shortcuts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16.25rem, 100%), 1fr));
  gap: 16px;
  margin-top: 24px;
`;

const Shortcut = styled(Link)`
  display: block;
  height: 100%;
  padding: 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--ink-secondary);
  text-decoration: none;
  transition: border-color var(--motion);

  strong {
    display: block;
    margin-bottom: 4px;
    color: var(--ink);
    font-size: var(--text-reading);
    font-weight: 600;
  }

  &:hover {
    border-color: var(--brand);
  }
`;

interface DashboardProps {
  /** The modules it leads to. */
  cards: readonly { path: string; title: string; text: string }[];
}

/** The home page with these cards. */
export const dashboardWith = (cards: DashboardProps['cards']) => () => <Dashboard cards={cards} />;

/** Greets the person by name and leads to what can be done today. */
function Dashboard({ cards }: DashboardProps) {
  usePageTitle('Início');
  const { user } = useSignedInSession();
  return (
    <Page>
      <h1>Olá, {firstName(user.name)}!</h1>
      <p>O que vamos fazer hoje?</p>
      <Shortcuts>
        {cards.map(({ path, title, text }) => (
          <li key={path}>
            <Shortcut to={path}>
              <strong>{title}</strong>
              {text}
            </Shortcut>
          </li>
        ))}
      </Shortcuts>
    </Page>
  );
}
