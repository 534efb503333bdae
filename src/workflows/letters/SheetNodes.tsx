import { useCallback } from 'react';
import type { SheetNode } from '@/formats/print';
import { elementOf } from '@/records/export/sheetElement';

interface SheetNodesProps {
  nodes: SheetNode['content'];
  className?: string;
}

/** Heading level above: those of the text get a level below it, with the same look. */
const levelAbove = 2;

/** A printed sheet's content, rendered on screen. */
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
