import type { Label, LabelledRecord } from './labelledPairs';

/*
 * More pairs that are hard to judge, each independent, with further fields. The labels are what a clerk who knows the
 * rule would decide, written before the code judged any of them.
 */

export type HardRecord = Partial<LabelledRecord> & { name: string; email?: string; street?: string };

export interface HardPair {
  case: string;
  label: Label;
  one: HardRecord;
  other: HardRecord;
}

const [cpfA, cpfB] = ['52998224725', '11144477735'];
const mobile = '19987654321';
const landline = '1932351201';

const hard = (label: Label, written: readonly (readonly [string, HardRecord, HardRecord])[]): HardPair[] =>
  written.map(([name, one, other]) => ({ case: name, label, one, other }));

export const hardPairs: readonly HardPair[] = [
  ...hard('one', [
    [
      'e without its e, one mobile',
      { name: 'Ana Maria Souza e Silva', phone: mobile },
      { name: 'ANA MARIA SOUZA SILVA', phone: mobile },
    ],
    [
      'dots and double blanks',
      { name: 'Maria  Aparecida dos Santos', phone: mobile },
      { name: 'Maria Aparecida dos Santos.', phone: '(19) 98765-4321' },
    ],
    [
      'a landline and the birth date',
      { name: 'Hélio Prado de Moraes', phone: landline, birth: '1958-03-14' },
      { name: 'Helio Prado de Moraes', phone: landline, birth: '1958-03-14' },
    ],
    [
      'one CPF, the family name of the husband',
      { name: 'Cláudia Regina Pires', cpf: cpfA, birth: '1980-02-11' },
      { name: 'Cláudia Regina Pires Monteiro', cpf: cpfA, birth: '1980-02-11' },
    ],
    [
      'one CPF, only one knows the telephone',
      { name: 'Edson Arantes Lima', cpf: cpfA },
      { name: 'Edson Arantes Lima', cpf: cpfA, phone: mobile },
    ],
    [
      'one CPF with and without its signs',
      { name: 'Neusa Vieira', cpf: '529.982.247-25', phone: landline },
      { name: 'Neusa Vieira', cpf: cpfA, phone: mobile },
    ],
    [
      'II and Segundo',
      { name: 'Otávio Leme II', phone: mobile },
      { name: 'Otavio Leme Segundo', phone: mobile },
    ],
    [
      'zero and the carrier before a mobile',
      { name: 'Sandra Lúcia Bento', phone: mobile },
      { name: 'Sandra Lucia Bento', phone: '0 15 19 98765-4321' },
    ],
    [
      'a title before the name, one CPF',
      { name: 'Dr. Plínio Salgueiro', cpf: cpfA },
      { name: 'Plínio Salgueiro', cpf: cpfA },
    ],
    [
      'a title before the name, one mobile',
      { name: 'Dra. Lívia Quadros', phone: mobile },
      { name: 'Lívia Quadros', phone: mobile },
    ],
    [
      'a CPF that is none in one of them',
      { name: 'Jorge Amaral Dutra', cpf: '12345678900', phone: mobile },
      { name: 'Jorge Amaral Dutra', cpf: cpfA, phone: mobile },
    ],
    [
      'one birth date and e-mail',
      { name: 'Mirela Tavares', birth: '1991-07-30', email: 'mirela@exemplo.com.br' },
      { name: 'Mirela Tavares', birth: '1991-07-30', email: 'MIRELA@exemplo.com.br ' },
    ],
    [
      'd’ with two kinds of apostrophe',
      { name: 'Rosa D’Ávila Nunes', phone: mobile },
      { name: "Rosa D'Avila Nunes", phone: mobile },
    ],
    [
      'the name of the CPF in full, and its beginning',
      { name: 'Luiz Inácio Cardoso', cpf: cpfA },
      { name: 'Luiz Cardoso', cpf: cpfA, phone: landline },
    ],
    [
      'Jr. and Júnior, one mobile',
      { name: 'Wagner Peixoto Lima Jr.', phone: mobile },
      { name: 'WAGNER PEIXOTO LIMA JUNIOR', phone: mobile },
    ],
    [
      'Jr. and Júnior, a landline and the birth date',
      { name: 'Ciro Menezes Jr', birth: '1977-07-21', phone: landline },
      { name: 'Ciro Menezes Júnior', birth: '1977-07-21', phone: landline },
    ],
    [
      'one CPF, day and month of birth turned',
      { name: 'Nádia Vilela', cpf: cpfA, birth: '1969-05-11' },
      { name: 'Nadia Vilela', cpf: cpfA, birth: '1969-11-05' },
    ],
    [
      'one CPF, an initial for José',
      { name: 'Maria José Pacheco', cpf: cpfA },
      { name: 'Maria J. Pacheco', cpf: cpfA },
    ],
  ]),

  ...hard('ask', [
    [
      'father and son of one name and house, or one man twice',
      { name: 'João Batista Ferraz', phone: landline },
      { name: 'João Batista Ferraz', phone: landline },
    ],
    [
      'one name and landline, only one has a CPF',
      { name: 'Benedito Franco', phone: landline, cpf: cpfA },
      { name: 'Benedito Franco', phone: landline },
    ],
    [
      'one name and landline, only one has a birth date',
      { name: 'Benedita Franco', phone: landline, birth: '1949-01-20' },
      { name: 'Benedita Franco', phone: landline },
    ],
    [
      'one CPF, the other is Filho',
      { name: 'Carlos Drumond Reis', cpf: cpfA },
      { name: 'Carlos Drumond Reis Filho', cpf: cpfA },
    ],
    [
      'one CPF, Filho and Neto',
      { name: 'Carlos Drumond Reis Filho', cpf: cpfA },
      { name: 'Carlos Drumond Reis Neto', cpf: cpfA },
    ],
    [
      'one CPF, husband and wife',
      { name: 'Valter Nogueira', cpf: cpfA, phone: mobile },
      { name: 'Ivone Nogueira', cpf: cpfA, phone: mobile },
    ],
    ['one CPF, two names', { name: 'Marina Toledo', cpf: cpfA }, { name: 'Gilberto Assis', cpf: cpfA }],
    [
      'one CPF, mother and daughter',
      { name: 'Maria Aparecida Bueno', cpf: cpfA, birth: '1955-05-05' },
      { name: 'Maria Clara Bueno', cpf: cpfA, birth: '1987-09-12' },
    ],
    [
      'a family name before and after marriage, one mobile',
      { name: 'Patrícia Helena Moura', phone: mobile },
      { name: 'Patrícia Helena Castilho', phone: mobile },
    ],
    [
      'a family name more, one birth date',
      { name: 'Simone Carla Dias', birth: '1979-12-01' },
      { name: 'Simone Carla Dias Ferrari', birth: '1979-12-01' },
    ],
    [
      'Cida for Aparecida',
      { name: 'Aparecida Rocha Leite', phone: mobile },
      { name: 'Cida Leite', phone: mobile },
    ],
    [
      'Maria Aparecida called Cida',
      { name: 'Maria Aparecida Rocha', nickName: 'Cida', phone: mobile },
      { name: 'Cida Rocha', phone: mobile },
    ],
    [
      'Guto in its field and as a name',
      { name: 'Augusto Prates Lemos', nickName: 'Guto', phone: landline },
      { name: 'Guto Lemos', phone: landline },
    ],
    [
      'a mobile of eight digits',
      { name: 'Odair José Pinto', phone: '1987654321' },
      { name: 'Odair José Pinto', phone: mobile },
    ],
    [
      'y and i, z and s',
      { name: 'Thaís Souza Luz', phone: mobile },
      { name: 'Tays Sousa Luz', phone: mobile },
    ],
    [
      'an initial for the second name',
      { name: 'Marcos V. Salles', phone: mobile },
      { name: 'Marcos Vinícius Salles', phone: mobile },
    ],
    [
      'day and month turned, one mobile',
      { name: 'Nelson Ribas', birth: '1966-03-04', phone: mobile },
      { name: 'Nelson Ribas', birth: '1966-04-03', phone: mobile },
    ],
    [
      'the year a digit off, one mobile',
      { name: 'Leila Campos Ruiz', birth: '1972-08-19', phone: mobile },
      { name: 'Leila Campos Ruiz', birth: '1971-08-19', phone: mobile },
    ],
    [
      'two letters turned, one mobile',
      { name: 'Adriano Bernardes', phone: mobile },
      { name: 'Adraino Bernardes', phone: mobile },
    ],
    [
      'words of the name in another order, one mobile',
      { name: 'Tavares Mônica', phone: mobile },
      { name: 'Mônica Tavares', phone: mobile },
    ],
    [
      'one e-mail and name, no telephone',
      { name: 'Renato Godoy Pires', email: 'renato@exemplo.com.br' },
      { name: 'Renato Godoy Pires', email: 'renato@exemplo.com.br' },
    ],
    [
      'one name and house, no telephone',
      { name: 'Iracema Borges', street: 'Rua das Palmeiras, 45' },
      { name: 'Iracema Borges', street: 'R. das Palmeiras, 45' },
    ],
    [
      'one birth date and name, one of them moved and has another telephone',
      { name: 'Gisele Amorim Paz', birth: '1983-10-10', phone: mobile, street: 'Rua A, 1' },
      { name: 'Gisele Amorim Paz', birth: '1983-10-10', phone: '11981112222', street: 'Rua B, 2' },
    ],
    [
      'Júnior left out, one mobile',
      { name: 'Wagner Peixoto Júnior', phone: mobile },
      { name: 'Wagner Peixoto', phone: mobile },
    ],
    [
      'a first name alone, one mobile',
      { name: 'Zuleica', phone: mobile },
      { name: 'Zuleica Matos', phone: mobile },
    ],
    [
      'a nickname of the list and one birth date',
      { name: 'Francisca Moreno', birth: '1960-06-06' },
      { name: 'Chica Moreno', birth: '1960-06-06' },
    ],
    [
      'a family name of three words cut short, one landline and birth date',
      { name: 'Elza de Castro Mello Prado', birth: '1950-11-02', phone: landline },
      { name: 'Elza Prado', birth: '1950-11-02', phone: landline },
    ],
    [
      'Maria José and Maria J., one mobile',
      { name: 'Maria José Pacheco', phone: mobile },
      { name: 'Maria J. Pacheco', phone: mobile },
    ],
    [
      'Maria J. and Maria Josefa, one birth date',
      { name: 'Maria J. Pacheco', birth: '1963-02-27' },
      { name: 'Maria Josefa Pacheco', birth: '1963-02-27' },
    ],
    [
      'the husband’s name for a maiden name, one birth date and mobile',
      { name: 'Luciana Prado Alves', birth: '1985-01-19', phone: mobile },
      { name: 'Luciana Prado Siqueira', birth: '1985-01-19', phone: mobile },
    ],
    [
      'a name more since the marriage, one mobile',
      { name: 'Ana Paula Costa', phone: mobile },
      { name: 'Ana Paula Costa Ribeiro', phone: mobile },
    ],
    [
      'day and month of birth turned, one landline',
      { name: 'Ester Galdino Rios', birth: '1981-02-09', phone: landline },
      { name: 'Ester Galdino Rios', birth: '1981-09-02', phone: landline },
    ],
    [
      'Zezé in its field and as a name, one mobile',
      { name: 'Maria José Rocha Pinto', nickName: 'Zezé', phone: mobile },
      { name: 'Zezé Pinto', phone: mobile },
    ],
    [
      'one CPF, the other is Jr.',
      { name: 'Ademar Lobato', cpf: cpfA },
      { name: 'Ademar Lobato Lima Jr.', cpf: cpfA },
    ],
  ]),

  ...hard('two', [
    [
      'CPFs differ, one landline, one name',
      { name: 'José Alves Pontes', cpf: cpfA, phone: landline },
      { name: 'José Alves Pontes', cpf: cpfB, phone: landline },
    ],
    [
      'CPFs differ, one birth date, e-mail and mobile',
      { name: 'Rita Melo', cpf: cpfA, birth: '1970-01-01', email: 'r@exemplo.com.br', phone: mobile },
      { name: 'Rita Melo', cpf: cpfB, birth: '1970-01-01', email: 'r@exemplo.com.br', phone: mobile },
    ],
    [
      'father and son of one name, by the year',
      { name: 'Mauro Seixas', birth: '1945-02-02', phone: landline },
      { name: 'Mauro Seixas', birth: '1974-06-15', phone: landline },
    ],
    [
      'grandfather and Neto of one landline',
      { name: 'Osvaldo Cruz Pena', phone: landline },
      { name: 'Osvaldo Cruz Pena Neto', phone: landline },
    ],
    [
      'uncle and Sobrinho of one landline',
      { name: 'Alcides Rangel', phone: landline },
      { name: 'Alcides Rangel Sobrinho', phone: landline },
    ],
    [
      'Filho and II of one mobile',
      { name: 'Jaime Furtado Costa Filho', phone: mobile },
      { name: 'Jaime Furtado Costa II', phone: mobile },
    ],
    [
      'Filho and Neto of one birth date',
      { name: 'Ivo Pimenta Filho', birth: '1980-01-09' },
      { name: 'Ivo Pimenta Neto', birth: '1980-01-09' },
    ],
    [
      'twins Clara and Carla',
      { name: 'Ana Clara Medeiros', birth: '2001-05-05', phone: landline },
      { name: 'Ana Carla Medeiros', birth: '2001-05-05', phone: landline },
    ],
    [
      'twins Marcelo and Marcela',
      { name: 'Marcelo Vidal', birth: '1999-09-09', phone: landline },
      { name: 'Marcela Vidal', birth: '1999-09-09', phone: landline },
    ],
    [
      'twins Daniel and Danilo',
      { name: 'Daniel Quintana', birth: '1995-04-17', phone: mobile },
      { name: 'Danilo Quintana', birth: '1995-04-17', phone: mobile },
    ],
    [
      'twins Karina and Marina',
      { name: 'Karina Lobo', birth: '1988-08-08', phone: landline },
      { name: 'Marina Lobo', birth: '1988-08-08', phone: landline },
    ],
    [
      'twins João Pedro and João Paulo',
      { name: 'João Pedro Serra', birth: '2003-03-03', phone: mobile },
      { name: 'João Paulo Serra', birth: '2003-03-03', phone: mobile },
    ],
    [
      'twins Vitor and Vitória',
      { name: 'Vitor Hugo Prata', birth: '2000-12-12', phone: mobile },
      { name: 'Vitória Hugo Prata', birth: '2000-12-12', phone: mobile },
    ],
    [
      'mother and daughter of one mobile',
      { name: 'Maria Lúcia Fontes', phone: mobile },
      { name: 'Maria Luísa Fontes', phone: mobile },
    ],
    [
      'husband and wife of one mobile',
      { name: 'Fábio Rezende', phone: mobile },
      { name: 'Fabiana Rezende', phone: mobile },
    ],
    [
      'brothers of one landline and street',
      { name: 'Renan Bastos', phone: landline, street: 'Rua Sete, 7' },
      { name: 'Renato Bastos', phone: landline, street: 'Rua Sete, 7' },
    ],
    [
      'one name in two towns',
      { name: 'José Carlos da Silva', phone: '1932350001' },
      { name: 'José Carlos da Silva', phone: '1132350001' },
    ],
    [
      'a first name alone on a landline',
      { name: 'Maria', phone: landline },
      { name: 'Maria Teresa Goulart', phone: landline, birth: '1940-04-04' },
    ],
    [
      'a number of Uruguay and one of Brazil',
      { name: 'Pablo Gutiérrez', phone: '+598 98 765 432' },
      { name: 'Pablo Gutiérrez', phone: '5598765432' },
    ],
    [
      'one e-mail of a couple',
      { name: 'Sônia Dantas', email: 'familia@exemplo.com.br' },
      { name: 'Paulo Dantas', email: 'familia@exemplo.com.br' },
    ],
    [
      'one birth date, one first name, two families',
      { name: 'Fernanda Lima', birth: '1990-10-10' },
      { name: 'Fernanda Rocha', birth: '1990-10-10' },
    ],
    [
      'father with a birth date, Júnior with a CPF, one landline',
      { name: 'Ademir Galvão', birth: '1950-01-01', phone: landline },
      { name: 'Ademir Galvão Júnior', cpf: cpfA, phone: landline },
    ],
    [
      'daughter with the mother’s name and Neta',
      { name: 'Conceição Vargas Pinho', phone: landline },
      { name: 'Conceição Vargas Pinho Neta', phone: landline },
    ],
    [
      'one mobile sold on',
      { name: 'Tarcísio Meira', phone: mobile },
      { name: 'Luciana Braga', phone: mobile },
    ],
    [
      'father and son spelled Jr., one landline',
      { name: 'José Ribeiro Paz', phone: landline },
      { name: 'José Ribeiro Paz Jr.', phone: landline },
    ],
    [
      'twins João and José',
      { name: 'João Batista Lemos', birth: '2004-06-24', phone: landline },
      { name: 'José Batista Lemos', birth: '2004-06-24', phone: landline },
    ],
    [
      'twins Maria Eduarda and Maria Fernanda',
      { name: 'Maria Eduarda Lopes', birth: '2006-01-08', phone: mobile },
      { name: 'Maria Fernanda Lopes', birth: '2006-01-08', phone: mobile },
    ],
    [
      'twins by their initials',
      { name: 'Maria E. Lopes', birth: '2006-01-08', phone: mobile },
      { name: 'Maria F. Lopes', birth: '2006-01-08', phone: mobile },
    ],
    [
      'twins of whom one has no second name, CPFs differ',
      { name: 'Ana Beatriz Frota', birth: '1998-02-14', cpf: cpfA, phone: mobile },
      { name: 'Ana Frota', birth: '1998-02-14', cpf: cpfB, phone: mobile },
    ],
    [
      'day and month turned, another year, one landline',
      { name: 'Alzira Bueno Sá', birth: '1944-03-04', phone: landline },
      { name: 'Alzira Bueno Sá', birth: '1971-04-03', phone: landline },
    ],
    [
      'brothers of births that only look turned',
      { name: 'Caio Nunes Braga', birth: '1990-03-04', phone: landline },
      { name: 'Célio Nunes Braga', birth: '1990-04-03', phone: landline },
    ],
    [
      'Maria José and Maria João of one mobile',
      { name: 'Maria José Tavora', phone: mobile },
      { name: 'Maria João Tavora', phone: mobile },
    ],
    [
      'mother and daughter-in-law of one first name and house',
      { name: 'Rosângela Lima Prates', phone: landline, street: 'Rua Nove, 9' },
      { name: 'Rosângela Dias Moraes', phone: landline, street: 'Rua Nove, 9' },
    ],
  ]),
];
