import { useContext, type ReactNode } from 'react';
import { styled } from '../style';
import { CopyValue, isMissing } from './DetailsList';
import { EmptyFieldsFolded } from './EmptyFields';
import { Missing } from '../badge/Missing';
import { PanelContent, UnreadInPanel } from '../panel/PanelContent';

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  margin: 0 0 12px;

  /* The name has its own line or lines; the rest follows on the next. */
  &::after {
    content: '';
    flex-basis: 100%;
    order: 1;
  }
`;

const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  order: 2;
  min-width: 0;
  max-width: 100%;

  dt {
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }

  dd {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    max-width: 100%;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }

  /* A badge with a long name is truncated. */
  dd > div {
    min-width: 0;
    max-width: 100%;
  }
`;

const Name = styled(Fact)`
  order: 0;

  dd {
    font-size: 1.1875rem;
    font-weight: 600;
    letter-spacing: -0.011em;
    line-height: 1.3;
  }

  /* A long text does not fill the panel; the tooltip has all of it. */
  dd > div {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 8;
  }
`;

interface HeadFactProps {
  label: string;
  /** Shows the label where a value is unclear (a number, a date); otherwise it is visually hidden. */
  isLabelled?: boolean;
  children?: ReactNode;
  isName?: boolean;
  copy?: string | null | undefined;
  /** See `Detail`. */
  field?: string;
}

/** An identifying fact in the details head: name, reference, status. */
export function HeadFact({
  label,
  isLabelled = false,
  children,
  isName = false,
  copy,
  field,
}: HeadFactProps) {
  const Pair = isName ? Name : Fact;
  return (
    <Pair>
      <dt className={isLabelled ? undefined : 'visually-hidden'} data-field={field}>
        {label}
      </dt>
      <dd>
        <div title={typeof children === 'string' ? children : undefined}>
          {isMissing(children) ? <Missing /> : children}
        </div>
        {copy && <CopyValue label={label} text={copy} />}
      </dd>
    </Pair>
  );
}

const Actions = styled.div.attrs<{ 'data-tools'?: boolean }>({ 'data-tools': true })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > :is(a, button) {
    padding-inline: 10px;
  }

  @media (width < 30rem) {
    > :is(a, button):not([aria-haspopup]) {
      flex: 1 1 auto;
    }
  }

  @media print {
    display: none;
  }
`;

interface DetailsContentProps {
  head: ReactNode;
  actions: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** Content of a details panel: facts and actions always visible, sections below. */
export function DetailsContent({ head, actions, busy = false, children }: DetailsContentProps) {
  // While fields are unreadable nothing is folded: they are not known to be empty.
  const isRead = useContext(UnreadInPanel) === undefined;
  return (
    <PanelContent
      busy={busy}
      head={
        <>
          <Facts>{head}</Facts>
          <Actions>{actions}</Actions>
        </>
      }
    >
      {isRead ? <EmptyFieldsFolded>{children}</EmptyFieldsFolded> : children}
    </PanelContent>
  );
}
