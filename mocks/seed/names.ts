import type { Random } from './random';

const words = (text: string) => text.trim().split(/\s+/);

const female = words(`
  Maria Ana Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica
  Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz Rita Luana Sônia Renata
  Eliane Josefa Simone Natália Cristiane Carla Débora Rosângela Bianca Tânia Lúcia Conceição Inês Aparecida
  Helena Cecília Sofia Alícia Lívia Heloísa Yasmin Célia Zilda Ivone Nair Benedita Marlene Odete Íris Érica
`);
const male = words(`
  José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno
  Eduardo Felipe Raimundo Rodrigo Manoel Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago
  Anderson Ricardo Márcio Jorge Sebastião Alexandre Roberto Édson Diego Vítor Sérgio Cláudio Matheus Thiago
  Geraldo Adriano Luciano Júlio Renato Alex Vinícius Rogério Samuel Ronaldo Mário Flávio Caíque Ícaro Otávio Ângelo
`);
const surnames = words(`
  Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida
  Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas
  Cardoso Ramos Gonçalves Santana Teixeira Araújo Moura Pinto Cavalcanti Assunção Conceição Brandão Guimarães
  Magalhães Falcão Simões Leitão Galvão Camargo Siqueira Bueno Toledo Prado Penteado Arruda Quirino Zanella
  Bertolini Ferrari Rossetti Yamashita Nakamura Tanaka Schneider Kowalski Haddad Nóbrega Sá Antunes Bittencourt
`);
/** Particle before these family names; the others have none. */
const linkOf: Readonly<Record<string, string>> = {
  Silva: 'da',
  Santos: 'dos',
  Costa: 'da',
  Rocha: 'da',
  Nascimento: 'do',
  Prado: 'do',
  Conceição: 'da',
  Assunção: 'da',
  Oliveira: 'de',
  Souza: 'de',
  Lima: 'de',
  Almeida: 'de',
  Carvalho: 'de',
  Andrade: 'de',
  Freitas: 'de',
  Araújo: 'de',
  Moura: 'de',
  Camargo: 'de',
  Siqueira: 'de',
  Toledo: 'de',
  Arruda: 'de',
};
const links = new Set(['e', ...Object.values(linkOf)]);

const nicknames: Readonly<Record<string, readonly string[]>> = {
  Maria: ['Mariinha', 'Dona Maria'],
  Francisca: ['Chica'],
  Antônia: ['Toninha'],
  Adriana: ['Dri'],
  Fernanda: ['Nanda', 'Fê'],
  Patrícia: ['Pati'],
  Sandra: ['Sandrinha'],
  Camila: ['Mila'],
  Letícia: ['Lê'],
  Luciana: ['Lu'],
  Gabriela: ['Gabi'],
  Vera: ['Dona Vera'],
  Vitória: ['Vivi'],
  Cláudia: ['Claudinha'],
  Beatriz: ['Bia'],
  Josefa: ['Zefa'],
  Rosângela: ['Rosa'],
  Conceição: ['Ção', 'Dona Conceição'],
  Aparecida: ['Cida'],
  Cecília: ['Ciça'],
  Benedita: ['Ditinha'],
  José: ['Zé', 'Zezinho'],
  João: ['Joãozinho', 'Seu João'],
  Antônio: ['Toninho', 'Tonhão'],
  Francisco: ['Chico'],
  Carlos: ['Carlão'],
  Paulo: ['Paulinho', 'Paulão'],
  Pedro: ['Pedrão'],
  Luiz: ['Luizinho'],
  Marcos: ['Marquinhos'],
  Marcelo: ['Marcelinho'],
  Eduardo: ['Dudu', 'Edu'],
  Felipe: ['Lipe'],
  Raimundo: ['Mundinho'],
  Rodrigo: ['Digo'],
  Manoel: ['Mané', 'Seu Manoel'],
  Fábio: ['Fabinho'],
  Gustavo: ['Guga'],
  Ricardo: ['Cacá'],
  Jorge: ['Jorginho'],
  Sebastião: ['Tião'],
  Alexandre: ['Xande'],
  Roberto: ['Beto'],
  Geraldo: ['Seu Geraldo'],
  Ronaldo: ['Naldo'],
};

const maxLength = 50;

/** `genre`: 1 masculine, 2 feminine. */
export interface Person {
  name: string;
  firstName: string;
  familyName: string;
  genre: 1 | 2;
}

/**
 * A plausible Brazilian full name of at most 50 characters.
 * @param kin known genre and family name
 */
export function person(random: Random, kin: { genre?: 1 | 2; familyName?: string } = {}): Person {
  const genre = kin.genre ?? (random.chance(0.54) ? 2 : 1);
  const given = genre === 2 ? female : male;
  const firstName = random.pick(given);
  const second = random.chance(0.35) ? random.pick(given.filter((name) => name !== firstName)) : null;
  const others = surnames.filter((name) => name !== kin.familyName);
  const family = random.sample(others, random.chance(0.6) ? 2 : 1);
  if (kin.familyName) family.splice(-1, 1, kin.familyName);
  const link = linkOf[family.at(-1) ?? ''];
  if (link && random.chance(0.6)) family.splice(family.length - 1, 0, link);
  const full = [firstName, second, ...family].filter((part) => part !== null).join(' ');
  const familyName = family.at(-1) ?? '';
  const name = full.length <= maxLength ? full : `${firstName} ${familyName}`;
  return { name, firstName, familyName, genre };
}

export const familyNameOf = (name: string) => name.split(' ').at(-1) ?? '';

/** '' if none is known. */
export function nickname(random: Random, { firstName }: Person): string {
  const known = nicknames[firstName];
  return known ? random.pick(known) : '';
}

/** The local part of an e-mail address. */
export const mailName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ')
    .filter((part) => !links.has(part))
    .filter((_, index, parts) => index === 0 || index === parts.length - 1)
    .join('.');
