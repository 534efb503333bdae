/* Place lookups: cidade.php, bairro.php, escola.php and localidade.php. */
import type { Database } from '../../db';
import type { City, District, School, Street } from './records';
import { bareList, list } from '../../protocol/answers';
import { script, staffCall } from '../../protocol/calls';
import { digits, id, noted, only, orNull, required, text } from '../../protocol/fields';
import { invalidField } from '../../protocol/refusal';
import { byName, foldedOf, hasWords, is, keep, wholeList, wordsOf } from '../../data/search';

const minCityLetters = 2;
const maxAddresses = 50;

const stateOf = (db: Database, city: City | undefined) => db.states.get(city?.stateId ?? 0);

const cityScript = script('cidade.php', [
  staffCall('GET', 'getByName', {
    says: 'Procura cidades.',
    answer: bareList({ id, name: text, stateAbbrev: text, stateId: id }),
    query: { name: noted(required(text), `ao menos ${minCityLetters} letras`) },
    run: ({ db, query }) => {
      if (query.name.trim().length < minCityLetters) {
        throw invalidField('name', `Digite ao menos ${minCityLetters} letras.`);
      }
      return keep(db.cities.ordered(byName), hasWords<City>('name', query.name)).map((city) => ({
        id: city.id,
        name: city.name,
        stateAbbrev: stateOf(db, city)?.abbrev ?? '',
        stateId: city.stateId,
      }));
    },
  }),
]);

const districtScript = script('bairro.php', [
  staffCall('GET', 'list', {
    says: 'Os bairros de uma cidade.',
    answer: list({ id, district: text, city: text }),
    query: { cityId: required(id), name: noted(text, 'palavras do nome') },
    run: ({ db, query }) => {
      const districts = keep(
        db.districts.ordered(byName),
        is<District, 'cityId'>('cityId', query.cityId),
        hasWords<District>('name', query.name),
      );
      const city = db.cities.get(query.cityId)?.name ?? '';
      return wholeList(districts.map((district) => ({ id: district.id, district: district.name, city })));
    },
  }),
]);

const schoolScript = script('escola.php', [
  staffCall('GET', 'list', {
    says: 'Procura escolas, que são os locais de votação.',
    answer: list({ id, school: text, city: text, state: noted(text, 'sigla') }),
    query: { active: required(only(true)), name: noted(text, 'palavras do nome') },
    run: ({ db, query }) => {
      const schools = keep(
        db.schools.ordered(byName),
        is<School, 'active'>('active', query.active),
        hasWords<School>('name', query.name),
      );
      return wholeList(
        schools.map((school) => {
          const city = db.cities.get(school.cityId);
          return {
            id: school.id,
            school: school.name,
            city: city?.name ?? '',
            state: stateOf(db, city)?.abbrev ?? '',
          };
        }),
      );
    },
  }),
]);

const addressFields = {
  address: text,
  zipcode: digits,
  districtId: id,
  district: text,
  cityId: orNull(id),
  city: text,
  stateId: orNull(id),
  state: noted(text, 'sigla'),
};

const addressScript = script('localidade.php', [
  staffCall('GET', 'searchByZipcode', {
    says: 'Procura endereços pelo CEP.',
    answer: list(addressFields),
    query: { q: noted(required(digits), 'o começo do CEP ou ele inteiro') },
    run: ({ db, query }) => addressList(db, (street) => street.zipcode.startsWith(query.q)),
  }),
  staffCall('GET', 'searchByZipcodeAndAddress', {
    says: 'Procura endereços pelo CEP ou por palavras do logradouro, do bairro e da cidade.',
    answer: list(addressFields),
    query: { q: required(text) },
    run: ({ db, query }) => {
      const bareZipcode = query.q.replace(/[\s.-]/g, '');
      if (/^\d+$/.test(bareZipcode)) {
        return addressList(db, (street) => street.zipcode.startsWith(bareZipcode));
      }
      const words = wordsOf(query.q);
      if (words.length === 0) return wholeList([]);
      return addressList(db, (street) => words.every((word) => foldedPlace(db, street).includes(word)));
    },
  }),
]);

export const placeScripts = [cityScript, districtScript, schoolScript, addressScript];

/** Searchable by street, district and city. */
function foldedPlace(db: Database, street: Street): string {
  const district = db.districts.get(street.districtId);
  const city = db.cities.get(district?.cityId ?? 0);
  return [
    foldedOf(street, 'address'),
    district && foldedOf(district, 'name'),
    city && foldedOf(city, 'name'),
  ].join(' ');
}

function addressList(db: Database, matches: (street: Street) => boolean) {
  const streets = db.streets.filter(matches).slice(0, maxAddresses);
  return wholeList(
    streets.map((street) => {
      const district = db.districts.get(street.districtId);
      const city = db.cities.get(district?.cityId ?? 0);
      return {
        address: street.address,
        zipcode: street.zipcode,
        districtId: street.districtId,
        district: district?.name ?? '',
        cityId: city?.id ?? null,
        city: city?.name ?? '',
        stateId: city?.stateId ?? null,
        state: stateOf(db, city)?.abbrev ?? '',
      };
    }),
  );
}
