import type { ReactNode, Ref } from 'react';
import { styled } from '@/ui/style';
import { usePageTitle } from '@/ui/usePageTitle';
import { Intro, ListPage } from './ListPage';

const Page = styled(ListPage)`
  gap: 16px;

  h1 {
    font-size: var(--text-title);
  }

  h1:focus {
    outline: none;
  }
`;

/** A heading, and content at the other end of its line. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
`;

export interface TitledPageProps {
  title: string;
  intro?: ReactNode;
  /** Beside the title, e.g. a back link. */
  beside?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  className?: string;
  children: ReactNode;
}

/** A screen that is not a list: its title (also the tab's), purpose and content. */
export function TitledPage({ title, intro, beside, headingRef, className, children }: TitledPageProps) {
  usePageTitle(title);
  return (
    <Page className={className}>
      <Top>
        <h1 tabIndex={-1} ref={headingRef}>
          {title}
        </h1>
        {beside}
      </Top>
      {intro && <Intro>{intro}</Intro>}
      {children}
    </Page>
  );
}
