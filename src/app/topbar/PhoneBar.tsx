import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { listPath as appointmentsPath } from '@/features/appointments/appointmentPaths';
import { listPath as servicesPath } from '@/features/services/servicePaths';
import { listPath as tasksPath } from '@/features/tasks/taskPaths';
import { listPath as votersPath } from '@/features/voters/voterPaths';
import { can, meets } from '@/session/rules';
import type { Session } from '@/session/session';
import { useSignedInSession } from '@/session/useSession';
import { CalendarIcon, CheckIcon, CommentIcon, PlusIcon, UserIcon } from '@/ui/icons';
import { MenuButton } from '@/ui/list/MenuButton';
import { modules, sectionOf } from '../modules';
import { creations } from './creations';

/* base.css keeps the room it takes (--phone-bar), and hides it where a form has its own bar there. */
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

/** The modules that are used most, by the addresses of their lists. */
const mostUsed: readonly [path: string, icon: ReactNode][] = [
  [votersPath, <UserIcon />],
  [servicesPath, <CommentIcon />],
  [appointmentsPath, <CalendarIcon />],
  [tasksPath, <CheckIcon />],
];

const shortcuts = mostUsed.flatMap(([path, icon]) => {
  const module = modules.find((one) => one.path === path);
  return module ? [{ ...module, icon }] : [];
});

/** In reach of the thumb: the modules that are used most, of those the person may see, and what creates a record. */
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

/** A new record of the module one is in; elsewhere the choice of what may be created. */
function Create({ session, section }: { session: Session; section: string }) {
  const navigate = useNavigate();
  const mine = creations.filter(({ rule }) => !rule || can(session, rule));
  const here = mine.find(({ path }) => sectionOf(path) === section);
  if (mine.length === 0) return <span />;
  if (!here)
    return (
      <PlusMenu
        label="Criar"
        icon={<PlusIcon />}
        items={mine.map(({ label, path }) => ({ label, onSelect: () => void navigate(path) }))}
      />
    );
  return (
    <PlusButton
      type="button"
      data-creates
      aria-label={here.label}
      title={here.label}
      onClick={() => {
        // The list's own button keeps its filters; on another screen of the module there is none.
        const own = document.querySelector<HTMLElement>('#conteudo [data-create]');
        if (own) own.click();
        else void navigate(here.path);
      }}
    >
      <PlusIcon />
    </PlusButton>
  );
}
