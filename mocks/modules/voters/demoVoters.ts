import type { Voter } from './records';
import { noAddress, type SeedStreet } from './address';
import { cpf, healthCard, voterRegistration } from '../../seed/personalNumbers';
import type { SeedScope } from '../../seed/scope';

/* The main office's first voters, one per screen state, findable by name. */

interface DemoVoter {
  name: string;
  /** What it demonstrates, in Portuguese. */
  shows: string;
}

const voter = (name: string, shows: string): DemoVoter => ({ name, shows });

export const demoVoters = {
  complete: voter('Aurélia Bastos Camargo', 'cadastro completo, com família, responsáveis e histórico longo'),
  refusesCommunication: voter('Benvinda Toledo Arruda', 'não aceita receber comunicação'),
  withoutPhone: voter('Ciro Valadares Neto', 'sem telefone'),
  twoPhones: voter('Dalva Ionesco Prates', 'dois telefones'),
  withoutAddress: voter('Elpídio Nogueira Sá', 'sem endereço'),
  nameOnly: voter('Fausta Quirino', 'só nome, de sexo não informado'),
  longTexts: voter('Guilhermina Conceição de Albuquerque e Vasconcelos', 'textos no limite de cada campo'),
  formula: voter("Hércules D'Ávila Antunes", 'fórmula de planilha e marcação nas observações'),
} as const satisfies Record<string, DemoVoter>;

const phone = (number: string, type = 2) => ({ number, type, operator: 1 });

/** Their distinctive fields, in order. */
export function demoVoterFields(scope: SeedScope, streets: readonly SeedStreet[]): Partial<Voter>[] {
  const { db, client, today, users } = scope;
  const random = scope.random('demoVoters');
  const [school] = db.schools.all();
  const groups = db.voterGroups.filter(({ clientId }) => clientId === client.id);
  const usual: Partial<Voter> = { isExcluded: false, status: true, allowCommunication: true, nickName: '' };
  const at = (street: string, addressNumber: string, additionalAddress = ''): Partial<Voter> => {
    const found = streets.find(({ address }) => address === street);
    return found ? { ...found, withLocation: true, addressNumber, additionalAddress } : noAddress;
  };
  const works = (name: string): Partial<Voter> => {
    const found = db.occupations.find((row) => row.name === name);
    return { professionId: found?.id ?? null, profession: found?.name ?? '' };
  };

  const fields: Record<keyof typeof demoVoters, Partial<Voter>> = {
    complete: {
      ...at('Rua Barão de Jaguara', '152'),
      ...works('Do lar'),
      nickName: 'Lila',
      individualRegistration: cpf(random),
      dateOfBirth: `1968-${today.slice(5) === '02-29' ? '02-28' : today.slice(5)}`,
      genre: 2,
      groupsId: groups.slice(0, 3).map(({ id }) => id),
      healthCard: healthCard(random),
      sonsIn: 3,
      maritalStatusId: 1,
      note: 'Presidente da associação de moradores.\nPrefere contato pela manhã.',
      email: 'aurelia.camargo@correio.example',
      telephone: [phone('19981110001'), phone('1932350001', 1)],
      responsible: [
        { responsibleId: 1, responsibleType: 'Cadastro', name: (users[0]?.name ?? '').slice(0, 30) },
        { responsibleId: 3, responsibleType: 'Indicação', name: 'Padre Anselmo' },
      ],
      voterRegistration: voterRegistration(random),
      electoralZone: '275',
      votingSection: '0112',
      schoolId: school?.id ?? null,
      school: school?.name ?? '',
      voteStatusId: 1,
      voterRegistrationStatusId: 1,
    },
    refusesCommunication: {
      ...at('Avenida Francisco Glicério', '1045', 'apto. 61'),
      ...works('Aposentado(a)'),
      dateOfBirth: '1951-03-14',
      genre: 2,
      maritalStatusId: 5,
      sonsIn: 4,
      email: 'benvinda.toledo@correio.example',
      allowCommunication: false,
      telephone: [phone('19981110002')],
      note: 'Pediu para não receber mensagens; prefere vir ao gabinete.',
    },
    withoutPhone: {
      ...at('Rua Coronel Quirino', '870'),
      ...works('Pedreiro(a)'),
      dateOfBirth: '1987-08-04',
      genre: 1,
      email: 'ciro.valadares@correio.example',
      telephone: [],
    },
    twoPhones: {
      ...at('Rua Salles de Oliveira', '233', 'fundos'),
      ...works('Comerciante'),
      dateOfBirth: '1979-01-22',
      genre: 2,
      email: 'dalva.prates@correio.example',
      telephone: [phone('19981110004'), phone('1932350004', 3)],
    },
    withoutAddress: {
      ...noAddress,
      ...works('Motorista de aplicativo'),
      dateOfBirth: '1962-07-30',
      genre: 1,
      email: 'elpidio.nogueira@correio.example',
      telephone: [phone('19981110005')],
    },
    nameOnly: {
      ...noAddress,
      nickName: '',
      individualRegistration: '',
      dateOfBirth: null,
      genre: 3,
      groupsId: [],
      healthCard: '',
      sonsIn: null,
      maritalStatusId: null,
      professionId: null,
      profession: '',
      note: '',
      email: '',
      telephone: [],
      relatives: [],
      responsible: [],
      voterRegistration: '',
      electoralZone: '',
      votingSection: '',
      schoolId: null,
      school: '',
      voterRegistrationStatusId: null,
    },
    longTexts: {
      ...at('Avenida Francisco José de Camargo Andrade', '12480', 'condomínio das Acácias, bloco 12, ap. 34'),
      ...works('Professor(a) de ensino fundamental'),
      dateOfBirth: '1965-10-10',
      genre: 2,
      nickName: 'Gui da Praça do Coco',
      email: 'guilhermina.conceicao.albuquerque@correio.example',
      note: 'Acompanha as audiências públicas. '.repeat(29).trim(),
      telephone: [phone('19981110007')],
    },
    formula: {
      ...at('Rua Maneco Rosa', '58'),
      dateOfBirth: '1990-05-19',
      genre: 1,
      email: 'hercules.davila@correio.example',
      note: '=HYPERLINK("https://exemplo.example";"clique")\n<img src=x onerror=alert(1)>',
      telephone: [phone('19981110008')],
    },
  };
  return Object.entries(demoVoters).map(([key, { name }]) => ({
    ...usual,
    name,
    ...fields[key as keyof typeof demoVoters],
  }));
}
