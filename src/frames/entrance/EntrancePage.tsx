import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { BrandMark } from '../public/BrandMark';
import { usePageTitle } from '@/ui/usePageTitle';
import { accessibilityPath } from '@/ui/accessibilityPath';
import { EntranceLink } from './links';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  background: radial-gradient(1100px 420px at 50% -140px, var(--brand-soft), transparent);
  font-size: var(--text-reading);

  @media (width < 37.5rem) {
    background: none;
  }
`;

const Header = styled.header`
  display: flex;
  justify-content: center;
  padding: 40px 20px 24px;

  a {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 2.75rem;
    border-radius: var(--radius);
    color: var(--ink);
    font-size: 1.25rem;
    font-weight: 700;
    letter-spacing: -0.02em;
    text-decoration: none;
  }

  @media (width < 37.5rem) {
    justify-content: flex-start;
    padding: 16px 20px 0;
  }
`;

const widths = { narrow: 26.5, medium: 37.5, wide: 62.5 };

const Main = styled.main<{ $width: keyof typeof widths }>`
  width: 100%;
  max-width: ${({ $width }) => widths[$width] + 2}rem;
  margin: 0 auto;
  padding: 0 16px 24px;

  @media (width < 37.5rem) {
    padding: 0;
  }
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 24px;
  padding: 16px 20px 32px;
`;

/** A form's or message's card; full page on phones. */
export const Card = styled.div`
  padding: 40px;
  border: var(--line-width) solid var(--line);
  border-radius: 16px;
  background: var(--surface);
  box-shadow: var(--shadow);

  @media (width < 37.5rem) {
    padding: 20px;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

interface EntrancePageProps {
  title: string;
  width?: keyof typeof widths;
  children: ReactNode;
  footer?: ReactNode;
}

/** Layout of the pages before sign-in. */
export function EntrancePage({ title, width = 'narrow', children, footer }: EntrancePageProps) {
  usePageTitle(title);
  return (
    <Page>
      <Header>
        <Link to="/">
          <BrandMark />
          Tribuna
        </Link>
      </Header>
      <Main $width={width}>{children}</Main>
      <Footer>
        {footer}
        <EntranceLink to={accessibilityPath}>Acessibilidade</EntranceLink>
      </Footer>
    </Page>
  );
}
