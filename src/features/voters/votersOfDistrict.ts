import { filteredPath } from '@/records/list/listAddress';
import { listPath } from '@/records/links/voters';
import { votersModule } from './votersModule';

/** Voter list filtered by a district; callers know its city only by id. */
export const votersOfDistrict = (district: { id: number; name: string; cityId: number }) =>
  filteredPath(listPath, votersModule, {
    city: { value: district.cityId, label: `a do bairro ${district.name}` },
    districts: [{ value: district.id, label: district.name }],
  });
