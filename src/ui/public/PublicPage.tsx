import type { ReactNode } from 'react';
import { accessibilityPath } from '../accessibilityPath';
import { BrandMark } from './BrandMark';
import styles from './PublicPage.module.css';
import { usePageTitle } from '../usePageTitle';

/**
 * What surrounds the two pages opened from a shared link: the product's name, one sheet, nothing to navigate.
 * Plain CSS, because these pages carry neither router nor component library.
 */
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

/** The sheet of paper everything on a public page is written on. */
export function Sheet({ children }: { children: ReactNode }) {
  return <article className={styles.sheet}>{children}</article>;
}
