import type { Database } from '../../db';
import type { User } from './records';
import { demoAccounts, demoPassword } from '../../seed/accounts';
import { mailName } from '../../seed/names';
import { landline, mobile } from '../../seed/personalNumbers';
import type { Random } from '../../seed/random';

/** Product ids. */
export const jobRole = {
  councillor: 1,
  mayor: 2,
  deputy: 3,
  chiefOfStaff: 4,
  secretary: 6,
  adviser: 7,
  technician: 8,
  other: 9,
} as const;

const administrator = 1;
const basic = 2;

type NewUser = Omit<User, 'id'>;

const defaults = {
  status: true,
  password: demoPassword,
  telephone: '',
  image: '',
  jobRoleId: jobRole.adviser,
  profileId: basic,
  rules: [] as string[],
};

const everydayRules = [
  'create_voter',
  'edit_voter',
  'create_treatment',
  'edit_treatment',
  'create_commet_treatment',
  'create_appointment',
  'edit_appointment',
  'export_appointment',
  'print_appointment',
  'create_call',
  'edit_call',
  'print_call',
];

const team: readonly (readonly [name: string, jobRoleId: number, differences?: Partial<NewUser>])[] = [
  ['Rogério Camargo de Toledo', jobRole.chiefOfStaff, { profileId: administrator }],
  ['Márcia Nóbrega', jobRole.secretary],
  ['Luís Otávio Siqueira', jobRole.adviser],
  ['Íris Conceição dos Santos', jobRole.adviser],
  ['Maria Aparecida da Conceição Albuquerque de Vasconcelos Neta', jobRole.adviser],
  ['João Zanella', jobRole.technician, { profileId: administrator }],
  ['Célia Yamashita', jobRole.secretary],
  ['Ícaro Brandão', jobRole.adviser, { telephone: '' }],
  ['Tânia Rossetti Penteado', jobRole.adviser],
  ['Édson Quirino', jobRole.adviser, { status: false }],
  ['Patrícia Haddad', jobRole.adviser],
  ['Sebastião Falcão', jobRole.other],
  ['Lívia Bittencourt', jobRole.adviser],
  ['André Nakamura', jobRole.technician],
  ['Rosângela Ferreira Simões', jobRole.adviser, { telephone: '' }],
  ['Ângelo Bertolini', jobRole.adviser],
  ['Débora Magalhães', jobRole.adviser, { status: false }],
  ['Vítor Guimarães Antunes', jobRole.adviser],
  ['Zilda Araújo', jobRole.other, { telephone: '' }],
  ['Caíque Assunção', jobRole.adviser],
  ['Heloísa Schneider', jobRole.adviser],
  ['Raimundo Nonato Leitão', jobRole.adviser, { status: false, telephone: '' }],
  ['Alícia Gonçalves', jobRole.secretary],
  ['Sá', jobRole.other],
];

export function seedMainTeam(db: Database, clientId: number, random: Random): void {
  const officeIds = db.offices.filter((office) => office.clientId === clientId).map(({ id }) => id);
  const add = (user: Partial<NewUser> & Pick<NewUser, 'name' | 'email'>) =>
    db.users.insert({ ...defaults, clientId, officeId: random.pick(officeIds), ...user });

  add({
    name: 'Helena Prado',
    email: demoAccounts.administrator.email,
    jobRoleId: jobRole.councillor,
    profileId: administrator,
    telephone: '19981234567',
  });
  add({
    name: 'Bruno Tavares',
    email: demoAccounts.basic.email,
    telephone: '19976543210',
    rules: ['create_call', 'edit_call'],
  });
  add({
    name: 'Camila Duarte',
    email: demoAccounts.shared.email,
    telephone: '19991112233',
    rules: everydayRules,
  });
  for (const [name, jobRoleId, differences] of team) {
    add({
      name,
      email: `${mailName(name)}@gabinetehelena.example`,
      jobRoleId,
      telephone: random.chance(0.85) ? mobile(random) : landline(random),
      rules: differences?.profileId === administrator ? [] : everydayRules,
      ...differences,
    });
  }
}

export function seedTrialTeam(db: Database, clientId: number): void {
  const officeId = db.offices.find((office) => office.clientId === clientId)?.id ?? 0;
  db.users.insert({
    ...defaults,
    clientId,
    officeId,
    name: 'Júlio Brandão',
    email: demoAccounts.trial.email,
    telephone: '19997654321',
    jobRoleId: jobRole.mayor,
    profileId: administrator,
  });
  db.users.insert({
    ...defaults,
    clientId,
    officeId,
    name: 'Natália Arruda',
    email: 'natalia.arruda@mandatobrandao.example',
    telephone: '19992223344',
  });
}

export function seedSecondTeam(db: Database, clientId: number): void {
  const officeId = db.offices.find((office) => office.clientId === clientId)?.id ?? 0;
  db.users.insert({
    ...defaults,
    clientId,
    officeId,
    name: 'Antônio Guimarães',
    email: 'antonio@guimaraes.example',
    telephone: '11987650123',
    jobRoleId: jobRole.deputy,
    profileId: administrator,
  });
  db.users.insert({
    ...defaults,
    clientId,
    officeId,
    name: 'Camila Duarte',
    email: demoAccounts.shared.email,
    telephone: '19991112233',
    jobRoleId: jobRole.chiefOfStaff,
    profileId: administrator,
  });
}
