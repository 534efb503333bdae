import { filteredPath } from '@/ui/list/listAddress';
import { listPath } from './voterPaths';
import { votersModule } from './votersModule';

/** The address of the voters of a district, for what counts them by district. */
export const votersOfDistrict = (id: number, name: string) =>
  filteredPath(listPath, votersModule, { districts: [{ value: id, label: name }] });
