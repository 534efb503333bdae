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
/** The word that joins these family names to the one before; the others take 'de'. */
const linkOf: Readonly<Record<string, string>> = {
  Silva: 'da',
  Santos: 'dos',
  Costa: 'da',
  Rocha: 'da',
  Nascimento: 'do',
  Prado: 'do',
  Conceição: 'da',
  Assunção: 'da',
};
const links = new Set(['de', 'e', ...Object.values(linkOf)]);

/** A full name and the genre that goes with it (1 masculine, 2 feminine). */
export interface Person {
  name: string;
  firstName: string;
  genre: 1 | 2;
}

/** A believable Brazilian full name of at most `maxLength` characters. */
export function person(random: Random, maxLength = 50): Person {
  const genre = random.chance(0.54) ? 2 : 1;
  const given = genre === 2 ? female : male;
  const firstName = random.pick(given);
  const second = random.chance(0.35) ? random.pick(given.filter((name) => name !== firstName)) : null;
  const family = random.sample(surnames, random.chance(0.6) ? 2 : 1);
  if (random.chance(0.3)) family.splice(family.length - 1, 0, linkOf[family.at(-1) ?? ''] ?? 'de');
  const full = [firstName, second, ...family].filter((part) => part !== null).join(' ');
  return { name: full.length <= maxLength ? full : `${firstName} ${family.at(-1)}`, firstName, genre };
}

/** The name as the local part of an e-mail address. */
export const mailName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ')
    .filter((part) => !links.has(part))
    .filter((_, index, parts) => index === 0 || index === parts.length - 1)
    .join('.');
