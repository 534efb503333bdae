import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormState, type Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { findSignpost } from '@/ui/signposts';
import type { VoterInput } from './voterInput';
import { countErrors, goToSection, sectionList } from './voterSections';

/** Beside the form on wide screens; a horizontally scrolling bar otherwise. */
const Nav = styled.nav`
  position: var(--sticky);
  top: calc(var(--top-bar-height) + 20px);
  align-self: start;

  @media (width < 64rem) {
    top: var(--top-bar-height);
    z-index: 2;
    margin-inline: calc(-1 * var(--page-padding));
    border-bottom: var(--line-width) solid var(--line);
    background: var(--ground);
  }
`;

const List = styled.ol`
  position: relative;
  display: grid;
  gap: 2px;

  @media (width < 64rem) {
    display: flex;
    overflow-x: auto;
    padding: 4px var(--page-padding);
    scroll-padding-inline: 48px;
    scrollbar-width: none;
  }
`;

const SectionLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 2.25rem;
  padding: 6px 12px;
  border-radius: var(--radius);
  color: var(--ink-secondary);
  font-weight: 500;
  text-decoration: none;

  &:hover {
    background: var(--surface-hover);
    color: var(--ink);
  }

  &[aria-current] {
    background: var(--brand-soft);
    color: var(--brand);
  }

  @media (width < 64rem) {
    min-height: 2.5rem;
    white-space: nowrap;

    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;

const ErrorCount = styled.span`
  position: relative;
  flex: none;
  min-width: 1.25rem;
  padding: 0 6px;
  border-radius: 10px;
  background: var(--danger);
  color: var(--on-danger);
  font: 600 0.75rem / 1.25rem var(--font);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

/** Links to the form's sections, with each one's error count. */
export function SectionNav({ control }: { control: Control<VoterInput> }) {
  const { errors } = useFormState({ control });
  const list = useRef<HTMLOListElement>(null);
  const current = useCurrentSection();
  useLinkInView(list, current);

  return (
    <Nav aria-label="Seções do cadastro" data-stays="below top">
      <List ref={list}>
        {sectionList.map(({ id, title, fields }) => {
          const count = countErrors(errors, fields);
          return (
            <li key={id}>
              <SectionLink
                href={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goToSection(id);
                }}
              >
                {title}
                {count > 0 && ' '}
                {count > 0 && (
                  <ErrorCount>
                    {count}{' '}
                    <span className="visually-hidden">
                      {count === 1 ? 'campo a corrigir' : 'campos a corrigir'}
                    </span>
                  </ErrorCount>
                )}
              </SectionLink>
            </li>
          );
        })}
      </List>
    </Nav>
  );
}

/** The section last focused or scrolled to. */
function useCurrentSection(): string {
  const [current, setCurrent] = useState(sectionList[0]?.id ?? '');
  useEffect(() => {
    const elements = () => sectionList.flatMap(({ id }) => findSignpost('section', id) ?? []);
    const focus = (event: FocusEvent) => {
      const section = elements().find((element) => element.contains(event.target as Node));
      if (section) setCurrent(section.id);
    };
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent((held) => sectionAtTop(elements(), held));
    };
    const scroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    document.addEventListener('focusin', focus);
    window.addEventListener('scroll', scroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', focus);
      window.removeEventListener('scroll', scroll);
    };
  }, []);
  return current;
}

/**
 * The section in the upper third of the window; at the end of the page, where short sections never reach it, `held`.
 */
function sectionAtTop(elements: HTMLElement[], held: string): string {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 2;
  const isInView = (element: HTMLElement) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0;
  };
  const line = window.innerHeight / 3;
  const passed = elements.filter((element) => element.getBoundingClientRect().top <= line);
  if (!isAtEnd) return (passed.at(-1) ?? elements[0])?.id ?? held;
  const heldElement = elements.find(({ id }) => id === held);
  return heldElement && isInView(heldElement) ? held : (elements.at(-1)?.id ?? held);
}

/** Scrolls the bar to the current link. */
function useLinkInView(list: RefObject<HTMLOListElement | null>, current: string) {
  useEffect(() => {
    const box = list.current;
    const link = box?.children[sectionList.findIndex(({ id }) => id === current)]?.firstElementChild;
    if (!box || !(link instanceof HTMLElement) || box.scrollWidth <= box.clientWidth) return;
    // Never while it contains focus.
    if (box.contains(document.activeElement)) return;
    box.scrollTo({ left: link.offsetLeft - box.offsetLeft - (box.clientWidth - link.offsetWidth) / 2 });
  }, [list, current]);
}
