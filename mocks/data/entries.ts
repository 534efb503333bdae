/* Record types shared by several modules. */

export interface Option {
  id: number;
  name: string;
}

export interface NamedEntry {
  id: number;
  clientId: number;
  name: string;
}

export interface ColoredEntry extends NamedEntry {
  color: string;
}
