/* Records that several modules keep in tables of their own. */

export interface Option {
  id: number;
  name: string;
}

/** Office, category, origin, voter group: a named entry of a client's settings. */
export interface NamedEntry {
  id: number;
  clientId: number;
  name: string;
}

export interface ColoredEntry extends NamedEntry {
  color: string;
}
