import type { ReactNode } from 'react';
import { accessibilityPath } from '@/ui/accessibilityPath';
import { BrandMark } from './BrandMark';
import styles from './PublicPage.module.css';
import { usePageTitle } from '@/ui/usePageTitle';

/** Layout of public pages; plain CSS, as they load no component library. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <BrandMark />
        <span>Tribuna</span>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <a href={accessibilityPath}>Acessibilidade</a>
      </footer>
    </div>
  );
}

/** The content card of a public page. */
export function Sheet({ children }: { children: ReactNode }) {
  return <article className={styles.sheet}>{children}</article>;
}
