import { Link, useLocation } from 'react-router-dom';
import { css, styled } from '@/ui/style';
import { signingOut } from '@/features/auth/signingOut';
import { versionText } from '@/config/version';
import { initials } from '@/formats/text';
import { askHelp } from '@/records/help/askHelp';
import type { Session } from '@/session/session';
import { useSignedInSession } from '@/session/useSession';
import {
  ChevronDownIcon,
  ExternalIcon,
  HelpIcon,
  MenuIcon,
  PlusIcon,
  SearchIcon,
  SignOutIcon,
} from '@/ui/icons';
import { optional } from '@/ui/feedback/optional';
import { MenuButton } from '@/ui/menu/MenuButton';
import { aheadOf } from '../ahead';
import { ownAccountPath } from '@/records/links/ownAccount';
import type { StaffScreen } from '@/records/modules/defineModule';
import { sectionOf } from '../sections';
import { administrationModules, inlineModules, moreLinks, moreModules, type ExternalLink } from './menus';
import { Bell } from './Bell';
import { useCreationItems } from './creations';
import { barItem, Disclosure } from './Disclosure';
import { NewVersion } from './NewVersion';
import { useViewportWidth } from './useViewportWidth';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  display: flex;
  align-items: center;
  gap: 4px;
  height: var(--top-bar-height);
  padding: 0 16px;
  border-bottom: var(--line-width) solid var(--line);
  background: var(--surface);

  @media (width < 48rem) {
    padding: 0 8px;
  }

  /* At the largest font size the narrowest phone has no space between them. */
  @media (width < 30rem) {
    gap: 0;
    padding: 0 4px;

    > a {
      margin: 0;
      padding: 0 4px;
    }

    button {
      padding: 0 7px;
    }
  }

  @media (height < 30rem) {
    position: relative;
  }
`;

const initialAlone = css`
  display: inline-block;
  min-width: 24px;
  font-size: 0;
  line-height: 2.25rem;
  text-align: center;

  &::first-letter {
    font-size: 1.0625rem;
  }
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  margin-right: 12px;
  padding: 0 8px;
  border-radius: var(--radius);
  color: var(--brand);
  font-size: 1.0625rem;
  font-weight: 700;
  letter-spacing: -0.02em;
  text-decoration: none;

  /* The narrowest phone has no space for more with the bell and letter spacing, nor at 20 px. */
  @media (width < 22.5rem) {
    ${initialAlone}
  }

  /* Nor has a phone that offers a new version. */
  @media (width < 30rem) {
    *:has(> [data-offer]) > & {
      ${initialAlone}
    }
  }
`;

const Navigation = styled.nav`
  display: flex;
  align-items: center;
  gap: 2px;
`;

const BarLink = styled(Link)`
  ${barItem}
`;

/* With wide letter spacing the word is clipped as a whole: it wraps to a second line, which is hidden. */
const worded = `
  ${barItem}
  flex: 0 1 auto;
  flex-wrap: wrap;
  width: auto;
  min-width: 2.25rem;
  height: 2.25rem;
  overflow: clip;

  > * {
    height: 2.25rem;
    line-height: 2.25rem;
  }

  @media (width < 75rem) {
    padding: 0 8px;

    > span {
      display: none;
    }
  }
`;

const SearchButton = styled.button`
  ${worded}
`;

const CreationButton = styled(MenuButton)`
  && {
    ${worded}
  }
`;

const plus = [<PlusIcon key="icon" />, <span key="word">Criar</span>];

const HelpButton = styled.button`
  ${barItem}
`;

const Spacer = styled.div`
  flex: 1;
`;

const Columns = styled.div`
  display: flex;
  gap: 8px;

  @media (width < 30rem) {
    flex-direction: column;
  }
`;

const Column = styled.div`
  flex: 1;
  min-width: 12.5rem;

  h2 {
    padding: 8px 12px 4px;
    color: var(--ink-secondary);
    font-size: var(--text-small);
    letter-spacing: 0.02em;
  }
`;

const sheetItem = `
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 2.25rem;
  padding: 6px 12px;
  border-radius: var(--radius);
  color: var(--ink);
  text-decoration: none;

  &:hover {
    background: var(--surface-hover);
  }

  &[aria-current] {
    background: var(--brand-soft);
    color: var(--brand);
    font-weight: 500;
  }

  svg {
    color: var(--ink-secondary);
  }
`;

const SheetLink = styled(Link)`
  ${sheetItem}
`;

const SheetAnchor = styled.a`
  ${sheetItem}
`;

const Mark = styled.span`
  padding: 1px 8px;
  border-radius: 999px;
  background: var(--brand-soft);
  color: var(--brand);
  font-size: var(--text-small);
  font-weight: 500;
`;

const Person = styled.div`
  padding: 8px 12px 12px;
  margin-bottom: 4px;
  border-bottom: var(--line-width) solid var(--line);
  max-width: 20rem;
  overflow-wrap: anywhere;

  strong {
    display: block;
    font-weight: 600;
  }

  span {
    color: var(--ink-secondary);
  }
`;

const Version = styled.p`
  padding: 8px 12px 4px;
  color: var(--ink-secondary);
  font-size: var(--text-small);
`;

const Initials = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  background: var(--brand);
  color: var(--on-brand);
  font-size: var(--text-small);
  font-weight: 600;

  /* Drawn by CSS: the button's visible text would otherwise differ from its name. */
  &::before {
    content: attr(data-initials);
  }
`;

/** As high as the color mode choice, so that content below does not move. */
const ChoiceSpace = styled.div`
  height: 4.75rem;
`;

const AppearanceChoice = optional(
  async () => ({ default: (await import('./AppearanceChoice')).AppearanceChoice }),
  { waiting: <ChoiceSpace /> },
);

/** The top bar of staff screens: modules that fit, 'Mais', help and account. */
export function TopBar({ turnPalette }: { turnPalette: (open: boolean) => void }) {
  const session = useSignedInSession();
  const creations = useCreationItems();
  const width = useViewportWidth();
  const inBar = inlineModules.filter((module) => width >= module.from);
  const inMenu = inlineModules.filter((module) => width < module.from);
  const hasBar = inBar.length > 0;
  const section = sectionOf(useLocation().pathname);
  const isInMore = [...inMenu, ...moreModules, ...administrationModules(session)].some(
    ({ path }) => sectionOf(path) === section,
  );

  return (
    <Bar data-stays="top">
      <Brand to="/dashboard">Tribuna</Brand>
      <Navigation id="menu" aria-label="Módulos">
        {inBar.map((module) => (
          <ModuleLink key={module.path} as={BarLink} module={module} />
        ))}
        <Disclosure wide isCurrent={isInMore} content={<MoreSheet session={session} collapsed={inMenu} />}>
          {!hasBar && <MenuIcon />}
          Mais
          {hasBar && <ChevronDownIcon size={16} />}
        </Disclosure>
      </Navigation>
      <Spacer />
      <NewVersion />
      <Bell />
      <SearchButton
        type="button"
        aria-label="Procurar em tudo"
        aria-keyshortcuts="Control+K Meta+K"
        title="Procurar em tudo (Ctrl+K)"
        onClick={() => turnPalette(true)}
      >
        <SearchIcon />
        <span>Procurar</span>
      </SearchButton>
      {hasBar && creations.length > 0 && <CreationButton label="Criar" icon={plus} items={creations} />}
      <HelpButton
        type="button"
        aria-label="Ajuda"
        aria-keyshortcuts="F1"
        title="Ajuda (F1)"
        onClick={() => askHelp()}
      >
        <HelpIcon />
      </HelpButton>
      <Disclosure label="Sua conta" content={<PersonSheet session={session} />}>
        <Initials aria-hidden="true" data-initials={initials(session.user.name)} />
      </Disclosure>
    </Bar>
  );
}

function MoreSheet({ session, collapsed }: { session: Session; collapsed: StaffScreen[] }) {
  const links = moreLinks.filter(({ isShown }) => isShown?.(session) ?? true);
  const administration = administrationModules(session);
  return (
    <Columns>
      <Column>
        <h2 id="mais-modulos">Módulos</h2>
        <SheetLinks labelledBy="mais-modulos" links={[...collapsed, ...moreModules, ...links]} />
      </Column>
      {administration.length > 0 && (
        <Column>
          <h2 id="mais-administracao">Administração</h2>
          <SheetLinks labelledBy="mais-administracao" links={administration} />
        </Column>
      )}
    </Columns>
  );
}

function PersonSheet({ session }: { session: Session }) {
  return (
    <>
      <Person>
        <strong>{session.user.name}</strong>
        <span>{session.user.email}</span>
      </Person>
      <AppearanceChoice />
      <SheetLink to={ownAccountPath}>Minha conta</SheetLink>
      <SheetLink to="/auth/logout" state={signingOut}>
        Sair
        <SignOutIcon size={18} />
      </SheetLink>
      <Version>Versão {versionText()}</Version>
    </>
  );
}

interface SheetLinksProps {
  links: readonly (StaffScreen | ExternalLink)[];
  labelledBy?: string;
}

function SheetLinks({ links, labelledBy }: SheetLinksProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {links.map((link) => (
        <li key={link.label}>
          {'href' in link ? (
            <SheetAnchor href={link.href} target="_blank" rel="noopener noreferrer">
              <span>
                {link.label}
                <span className="visually-hidden"> (abre em outra aba)</span>
              </span>
              {link.mark ? <Mark>{link.mark}</Mark> : <ExternalIcon size={16} />}
            </SheetAnchor>
          ) : (
            <ModuleLink as={SheetLink} module={link} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ModuleLink({ as: Drawn, module }: { as: typeof Link; module: StaffScreen }) {
  const { path, label } = module;
  const isCurrent = sectionOf(useLocation().pathname) === sectionOf(path);
  return (
    <Drawn to={path} {...aheadOf(module)} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Drawn>
  );
}
