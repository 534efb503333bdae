import type { Database } from '../../db';
import { otherCities, regionalCities, states } from './gazetteer';
import { createRandom } from '../../seed/random';

/** States and cities, and the districts, streets and schools of three of them. */
export function seedPlaces(db: Database, seed: number): void {
  const random = createRandom(seed, 'places');
  for (const [abbrev, name] of states) db.states.insert({ abbrev, name });
  const stateId = (abbrev: string) => db.states.find((state) => state.abbrev === abbrev)?.id ?? 0;

  for (const { name, districts, schools } of regionalCities) {
    const city = db.cities.insert({ name, stateId: stateId('SP') });
    for (const line of districts) {
      const [districtName = '', prefix = '', streets = ''] = line.split(' | ');
      const district = db.districts.insert({ cityId: city.id, name: districtName });
      streets.split('; ').forEach((street, index) => {
        const [, address = street, zipcode] = /^(.+) (\d{8})$/.exec(street) ?? [];
        const suffix = () => String(index * 30 + random.int(0, 2) * 10 + 7).padStart(3, '0');
        db.streets.insert({ districtId: district.id, address, zipcode: zipcode ?? prefix + suffix() });
      });
    }
    for (const school of schools) db.schools.insert({ cityId: city.id, name: school, active: true });
    db.schools.insert({ cityId: city.id, name: `Escola desativada de ${name}`, active: false });
  }
  for (const [abbrev, names] of Object.entries(otherCities)) {
    for (const name of names) db.cities.insert({ name, stateId: stateId(abbrev) });
  }
}
