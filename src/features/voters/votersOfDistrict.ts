import { filteredPath } from '@/ui/list/listAddress';
import { listPath } from './voterPaths';
import { votersModule } from './votersModule';

/** The address of the voters of a district, for what counts them by district and knows its city by id alone. */
export const votersOfDistrict = (district: { id: number; name: string; cityId: number }) =>
  filteredPath(listPath, votersModule, {
    city: { value: district.cityId, label: `a do bairro ${district.name}` },
    districts: [{ value: district.id, label: district.name }],
  });
