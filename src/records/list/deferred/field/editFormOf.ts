import type { ComponentType, ReactNode } from 'react';
import type { FilterTable } from '../../filters';
import type { ListOfPanel } from '../../listOfPanel';

type AnyList = ListOfPanel<{ id: number }, string, FilterTable>;

/** A module's edit form, and the list its panels belong to, of any module. */
export interface EditFormOf {
  list: AnyList;
  panels: ComponentType<{ name: 'edit' }>;
  /** `ModulePanel`, passed in since it is in a higher layer. */
  host: ComponentType<{ list: AnyList; panel: { name: 'edit'; id: number }; children: ReactNode }>;
}
