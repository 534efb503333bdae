import { useCallback } from 'react';
import type { SheetNode } from '@/formats/print';
import { elementOf } from '@/records/export/sheetElement';

interface SheetNodesProps {
  nodes: SheetNode['content'];
  className?: string;
}

/** Level of the heading above: those of the text rank below it, and look the same. */
const levelAbove = 2;

/** What is printed, on the screen. */
export function SheetNodes({ nodes, className }: SheetNodesProps) {
  const show = useCallback(
    (place: HTMLDivElement | null) => {
      if (!place) return;
      place.replaceChildren(
        ...nodes.map((node) => (typeof node === 'string' ? node : elementOf(document, node))),
      );
      for (const heading of place.querySelectorAll('h1, h2, h3'))
        heading.setAttribute('aria-level', String(levelAbove + Number(heading.tagName[1])));
    },
    [nodes],
  );
  return <div ref={show} className={className} />;
}
