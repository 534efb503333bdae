import type { ComponentType, ReactNode } from 'react';
import type { FilterTable } from '../../filters';
import type { ListOfPanel } from '../../listOfPanel';

type AnyList = ListOfPanel<{ id: number }, string, FilterTable>;

/** A module's edit form, and what its panels are over: those of any module. */
export interface EditFormOf {
  list: AnyList;
  panels: ComponentType<{ name: 'edit' }>;
  /** `ModulePanel`, which is above this floor. */
  host: ComponentType<{ list: AnyList; panel: { name: 'edit'; id: number }; children: ReactNode }>;
}
