import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from '@/ui/style';
import { meets } from '@/session/rules';
import type { Session } from '@/session/session';
import { useSignedInSession } from '@/session/useSession';
import { CalendarIcon, CheckIcon, CommentIcon, PlusIcon, UserIcon } from '@/ui/icons';
import { MenuButton } from '@/ui/menu/MenuButton';
import { findSignpost } from '@/ui/signposts';
import type { PhoneIcon } from '@/records/modules/defineModule';
import { screens } from '@/records/modules/screens';
import { sectionOf } from '../sections';
import { creationsOf, useCreationItems } from './creations';

/* base.css reserves its space (--phone-bar) and hides it where a form has a bar. */
const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 10;
  display: grid;
  grid-template-columns: 1fr 1fr auto 1fr 1fr;
  align-items: center;
  min-height: var(--phone-bar);
  padding: 4px 4px max(4px, env(safe-area-inset-bottom));
  border-top: var(--line-width) solid var(--line);
  background: var(--surface);

  @media (width < 24rem) {
    padding-inline: 0;
  }

  @media print {
    display: none;
  }
`;

const Shortcut = styled(Link)`
  display: grid;
  justify-items: center;
  gap: 3px;
  min-width: 0;
  padding: 6px 0;
  border-radius: var(--radius);
  color: var(--ink-secondary);
  font-size: 0.6875rem;
  font-weight: 500;
  line-height: 1.1;
  text-align: center;
  text-decoration: none;
  hyphens: auto;

  > span {
    max-width: 100%;
    overflow-wrap: anywhere;
  }

  &[aria-current] {
    color: var(--brand);
  }

  @media (width < 24rem) {
    font-size: 0.625rem;
    letter-spacing: -0.04em;
  }
`;

const Plus = `
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin: 0 4px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--brand);
  color: var(--on-brand);

  &:hover,
  &[aria-expanded='true'] {
    background: var(--brand-hover);
    color: var(--on-brand);
  }

  @media (width < 24rem) {
    width: 2.5rem;
    height: 2.5rem;
    margin: 0 2px;
  }
`;

const PlusButton = styled.button`
  ${Plus}
`;

const PlusMenu = styled(MenuButton)`
  && {
    ${Plus}
  }
`;

const icons: Readonly<Record<PhoneIcon, ReactNode>> = {
  calendar: <CalendarIcon />,
  check: <CheckIcon />,
  comment: <CommentIcon />,
  user: <UserIcon />,
};

const shortcuts = screens.flatMap((screen) =>
  screen.phone ? [{ ...screen, icon: icons[screen.phone] }] : [],
);

/** A phone's bottom bar: shortcuts to the main modules, and create. */
export default function PhoneBar() {
  const session = useSignedInSession();
  const section = sectionOf(useLocation().pathname);
  const links = shortcuts
    .filter(({ requirement }) => meets(session, requirement))
    .map(({ path, label, icon }) => (
      <Shortcut key={path} to={path} aria-current={sectionOf(path) === section ? 'page' : undefined}>
        {icon}
        <span>{label}</span>
      </Shortcut>
    ));
  return (
    <Bar aria-label="Mais usados" data-stays="phone">
      {links.slice(0, 2)}
      <Create session={session} section={section} />
      {links.slice(2)}
    </Bar>
  );
}

function Create({ session, section }: { session: Session; section: string }) {
  const navigate = useNavigate();
  const items = useCreationItems();
  const mine = creationsOf(session);
  const here = mine.find(({ path }) => sectionOf(path) === section);
  if (mine.length === 0) return <span />;
  if (!here) return <PlusMenu label="Criar" icon={<PlusIcon />} items={items} />;
  return (
    <PlusButton
      type="button"
      // For base.css, which hides the list's own button.
      data-creates
      aria-label={here.label}
      title={here.label}
      onClick={() => {
        // The list's own button keeps its filters.
        const own = findSignpost('create');
        if (own) own.click();
        else void navigate(here.path);
      }}
    >
      <PlusIcon />
    </PlusButton>
  );
}
