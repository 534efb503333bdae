import type { Database } from '../db';
import { occupations } from './occupations';
import { otherCities, regionalCities, states } from './places';
import { createRandom } from './random';

const documentTypes = [
  'Ofício',
  'Requerimento',
  'Indicação',
  'Moção de aplauso',
  'Moção de repúdio',
  'Projeto de lei',
  'Projeto de lei complementar',
  'Projeto de resolução',
  'Projeto de decreto legislativo',
  'Emenda',
  'Memorando',
];

const systemDepartments = [
  'Secretaria de Saúde',
  'Secretaria de Educação',
  'Secretaria de Serviços Públicos',
  'Secretaria de Transportes',
  'Secretaria de Assistência Social',
  'Secretaria de Habitação',
  'Secretaria de Cultura e Turismo',
  'Secretaria de Esportes e Lazer',
  'Secretaria do Verde e Meio Ambiente',
  'Secretaria de Finanças',
];

const tags = [
  { name: 'Pimaco 6180 (30 por folha)', code: '6180', perLine: 3, perPage: 30 },
  { name: 'Pimaco 6181 (20 por folha)', code: '6181', perLine: 2, perPage: 20 },
  { name: 'Pimaco 6182 (14 por folha)', code: '6182', perLine: 2, perPage: 14 },
  { name: 'Pimaco 6183 (10 por folha)', code: '6183', perLine: 2, perPage: 10 },
  { name: 'Pimaco 6187 (80 por folha)', code: '6187', perLine: 4, perPage: 80 },
];

/** Message templates of the system, per category, as (name, text); `{nome}` and `{gabinete}` are filled in. */
const messages: Readonly<Record<number, readonly (readonly [string, string])[]>> = {
  1: [
    ['Feliz aniversário', 'Olá {nome}, feliz aniversário! São os votos de {gabinete}.'],
    ['Aniversário com carinho', 'Parabéns, {nome}! Saúde e alegria neste novo ciclo. {gabinete}'],
  ],
  4: [['Boas-vindas', 'Olá {nome}, seu cadastro foi concluído. Conte com a gente! {gabinete}']],
  5: [
    [
      'Atualize seu cadastro',
      'Olá {nome}, precisamos atualizar seus dados. Responda a esta mensagem, por favor. {gabinete}',
    ],
  ],
  6: [
    [
      'Obrigado pela visita',
      'Olá {nome}, obrigado por visitar o escritório. Em breve traremos notícias do seu pedido. {gabinete}',
    ],
  ],
};
const channels = [
  { typeId: 2, label: 'SMS' },
  { typeId: 3, label: 'WhatsApp' },
];

/** Fills what belongs to no office: places, occupations, document types, system defaults. */
export function seedReference(db: Database, seed: number): void {
  for (const occupation of occupations) db.occupations.insert(occupation);
  for (const name of documentTypes) db.documentTypes.insert({ name });
  for (const name of systemDepartments) db.departments.insert({ clientId: null, name });
  for (const tag of tags) db.tags.insert(tag);
  seedPlaces(db, seed);
  seedTemplates(db);
}

function seedPlaces(db: Database, seed: number) {
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

function seedTemplates(db: Database) {
  for (const [categoryId, entries] of Object.entries(messages)) {
    for (const { typeId, label } of channels) {
      for (const [name, template] of entries) {
        db.templates.insert({
          clientId: null,
          typeId,
          categoryId: Number(categoryId),
          name: `${name} (${label})`,
          template,
          templateShow: template,
          variables: ['nome', 'gabinete'],
        });
      }
    }
  }
}
