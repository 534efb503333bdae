import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { cards } from '@/records/modules/cards';
import { screens } from '@/records/modules/screens';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16.25rem, 100%), 1fr));
  gap: 12px;
`;

const Shortcut = styled(Link)`
  display: block;
  height: 100%;
  padding: 12px 16px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--ink-secondary);
  font-size: var(--text-body);
  text-decoration: none;
  transition: border-color var(--motion);

  strong {
    display: block;
    color: var(--ink);
    font-weight: 600;
  }

  &:hover {
    border-color: var(--brand);
  }
`;

const nameOf = (path: string) => screens.find((screen) => screen.path === path)?.label;

/** A link to each module's screen, with its purpose. */
export default function Shortcuts() {
  return (
    <List>
      {cards.map(({ path, title = nameOf(path), text }) => (
        <li key={path}>
          <Shortcut to={path}>
            <strong>{title}</strong>
            {text}
          </Shortcut>
        </li>
      ))}
    </List>
  );
}
