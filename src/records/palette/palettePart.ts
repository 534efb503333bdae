import type { ComponentType } from 'react';
import type { FilterTable } from '@/records/list/filters';
import type { ListModule, PanelName } from '@/records/list/listModule';
import type { OverProps, panelsOver } from '@/records/list/panelsOver';
import type { Rule } from '@/session/rights';
import type { HitsCall } from './paletteSearch';

/* What 'Procurar em tudo' (Ctrl+K) knows of a module: names and lazy imports only. */

export interface Place {
  label: string;
  path: string;
}

/** What no menu names. */
export interface UnlistedPlace extends Place {
  /** Other words it is found by. */
  words?: string;
  /** A panel over whatever is on show, over another one too, instead of a screen; false where it cannot. */
  open?: () => boolean;
}

/** Screens that no menu names, and what is created there. */
export interface PalettePlaces {
  screens?: readonly UnlistedPlace[];
  creations?: readonly (Place & { rule: Rule })[];
}

/** What its list offers in a row, of what has an address. */
export interface Act {
  label: string;
  panel: string;
  rule?: Rule;
  /** A screen of its own, not a panel. */
  screen?: (id: number) => string;
}

/** How its records are searched. */
export interface Search {
  /** Among the groups of what was found. */
  order: number;
  title: string;
  /** Of its references: 'AT' for 'AT-12', or '12/2026'. */
  reference?: 'number/year' | (string & {});
  /** Asked for words and for a reference's bare number. */
  takesWords?: boolean;
  /** Asked for a phone and a CPF. */
  takesContacts?: boolean;
  /** The default export of `<module>.search.ts`. */
  load: () => Promise<{ default: HitsCall }>;
}

/** A new record that a typed line tells of, as 'reunião amanhã 14h'. */
export interface ProposedRecord {
  /** What was understood, which must be seen whole: 'Novo compromisso: amanhã, 14:00'. */
  label: string;
  /** What it is about. */
  detail: string;
  /** What its form begins with. */
  start: object;
}

export interface Proposing {
  rule: Rule;
  /** The default export of `<module>.proposed.ts`: null for a line that tells of none. */
  load: () => Promise<{ default: (line: string) => ProposedRecord | null }>;
}

export interface PalettePart extends PalettePlaces {
  listPath: string;
  /** 'ligação'. */
  one: string;
  icon?: 'calendar' | 'comment' | 'file' | 'phone' | 'user';
  /** A record's own page, where its panels are too; else its details over the list. */
  page?: (id: number) => string;
  acts: readonly Act[];
  /** Those of the list, which open over any screen: `over` makes them so. */
  panels: (over: typeof panelsOver) => Promise<ComponentType<OverProps>>;
  /** Null: its records are not searched. */
  search: Search | null;
  /** A line that makes a new one. */
  proposing?: Proposing;
}

/** The panels of a list, by what loads its module and them. */
export const listPanels =
  <Row extends { id: number }, Panel extends string, Table extends FilterTable>(
    listPath: string,
    loadModule: () => Promise<ListModule<Row, Panel, Table>>,
    loadPanels: () => Promise<{ default: ComponentType<{ name: PanelName<Panel> }> }>,
  ): PalettePart['panels'] =>
  async (over) => {
    const [module, { default: Panels }] = await Promise.all([loadModule(), loadPanels()]);
    return over(module, listPath, Panels);
  };

/** The default export of `<module>.palette.ts`, which the module's descriptor names. */
export const palettePart = (part: PalettePart): PalettePart => part;

/** An act that many lists have. */
export const edit = (rule?: Rule): Act => ({ label: 'Editar', panel: 'edit', ...(rule && { rule }) });
export const remind = (rule?: Rule): Act => ({
  label: 'Criar lembrete',
  panel: 'reminder',
  ...(rule && { rule }),
});
