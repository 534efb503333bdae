import { createElement, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createGlobalStyle, styled } from '@/ui/style';
import type { SheetNode } from '@/formats/print';
import { agendaNodes, type PaperAsked } from './agendaSheet';

/* The browser's print command gives the same sheet as the button, in landscape, instead of the screen's content. */

const Page = createGlobalStyle`
  @page agenda {
    size: A4 landscape;
    margin: 10mm;
  }

  @media print {
    [data-on-screen] {
      display: none;
    }
  }
`;

const Paper = styled.div`
  display: none;

  @media print {
    display: block;
    page: agenda;
    color: #000;
    font-size: 8.5pt;
    line-height: 1.25;

    table {
      width: 100%;
      table-layout: fixed !important;
      border-collapse: collapse;
      font-size: inherit !important;
    }

    th,
    td {
      padding: 4px 6px !important;
      border: 1px solid #999;
      text-align: start;
    }

    tr {
      break-inside: auto;
    }

    li {
      padding: 3px 0;
      border-bottom: 1px solid #ddd;
      overflow-wrap: anywhere;
    }

    small {
      display: block;
    }
  }
`;

const draw = (node: SheetNode | string, key: number): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(
        node.tag,
        { key, dir: node.attributes?.dir, scope: node.attributes?.scope },
        ...node.content.map(draw),
      );

/** Renders nothing until the browser is about to print. */
export default function PrintedAgenda(asked: PaperAsked) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!isPrinting) return null;
  return (
    <>
      <Page />
      <Paper>{agendaNodes(asked).map(draw)}</Paper>
    </>
  );
}
