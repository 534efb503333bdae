import type { ComponentType } from 'react';
import type { FilterTable } from '@/records/list/filters';
import type { ListModule, PanelName } from '@/records/list/listModule';
import type { OverProps, panelsOver } from '@/records/list/panelsOver';
import type { Rule } from '@/session/rights';
import type { HitsCall } from './paletteSearch';

/* A module's data for 'Procurar em tudo' (Ctrl+K): names and lazy imports only. */

export interface Place {
  label: string;
  path: string;
}

/** A place that is in no menu. */
export interface UnlistedPlace extends Place {
  /** Synonyms it is found by. */
  words?: string;
  /** Opens a panel over the current screen or panel, instead of a screen; returns false if it cannot. */
  open?: () => boolean;
}

/** Screens that are in no menu, and what they create. */
export interface PalettePlaces {
  screens?: readonly UnlistedPlace[];
  creations?: readonly (Place & { rule: Rule })[];
}

/** A row action offered in the palette, as it has a URL. */
export interface Act {
  label: string;
  panel: string;
  rule?: Rule;
  /** Path of its screen, if it is not a panel. */
  screen?: (id: number) => string;
}

/** How a module's records are searched. */
export interface Search {
  /** Order of its group of results. */
  order: number;
  title: string;
  /** Prefix of its references: 'AT' for 'AT-12', or '12/2026'. */
  reference?: 'number/year' | (string & {});
  /** Searched by words and by a reference's number alone. */
  takesWords?: boolean;
  /** Searched by phone number and CPF. */
  takesContacts?: boolean;
  /** The default export of `<module>.search.ts`. */
  load: () => Promise<{ default: HitsCall }>;
}

/** A new record described by a typed line, e.g. 'reunião amanhã 14h'. */
export interface ProposedRecord {
  /** What was understood, never truncated: 'Novo compromisso: amanhã, 14:00'. */
  label: string;
  /** What the record is about. */
  detail: string;
  /** Initial values of its form. */
  start: object;
}

export interface Proposing {
  rule: Rule;
  /** The default export of `<module>.proposed.ts`: null for a line that describes none. */
  load: () => Promise<{ default: (line: string) => ProposedRecord | null }>;
}

export interface PalettePart extends PalettePlaces {
  listPath: string;
  /** 'ligação'. */
  one: string;
  icon?: 'calendar' | 'comment' | 'file' | 'phone' | 'user';
  /** Path of a record's own page, which also has its panels; without it, the details open over the list. */
  page?: (id: number) => string;
  acts: readonly Act[];
  /** The list's panels, opened over any screen by `over`. */
  panels: (over: typeof panelsOver) => Promise<ComponentType<OverProps>>;
  /** Null: its records are not searched. */
  search: Search | null;
  /** Creates a record from a typed line. */
  proposing?: Proposing;
}

/** The panels of a list, from loaders of its module and of them. */
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

/** An action that many lists have. */
export const edit = (rule?: Rule): Act => ({ label: 'Editar', panel: 'edit', ...(rule && { rule }) });
export const remind = (rule?: Rule): Act => ({
  label: 'Criar lembrete',
  panel: 'reminder',
  ...(rule && { rule }),
});
