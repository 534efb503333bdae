/*
 * States and cities for the look-ups, and three neighbouring cities with districts, streets and CEPs.
 * District lines read `name | CEP prefix of five digits | street; street; …`.
 */

/** All states with the Distrito Federal, in the order of their ids. */
export const states: readonly (readonly [abbrev: string, name: string])[] = [
  ['AC', 'Acre'],
  ['AL', 'Alagoas'],
  ['AP', 'Amapá'],
  ['AM', 'Amazonas'],
  ['BA', 'Bahia'],
  ['CE', 'Ceará'],
  ['DF', 'Distrito Federal'],
  ['ES', 'Espírito Santo'],
  ['GO', 'Goiás'],
  ['MA', 'Maranhão'],
  ['MT', 'Mato Grosso'],
  ['MS', 'Mato Grosso do Sul'],
  ['MG', 'Minas Gerais'],
  ['PA', 'Pará'],
  ['PB', 'Paraíba'],
  ['PR', 'Paraná'],
  ['PE', 'Pernambuco'],
  ['PI', 'Piauí'],
  ['RJ', 'Rio de Janeiro'],
  ['RN', 'Rio Grande do Norte'],
  ['RS', 'Rio Grande do Sul'],
  ['RO', 'Rondônia'],
  ['RR', 'Roraima'],
  ['SC', 'Santa Catarina'],
  ['SP', 'São Paulo'],
  ['SE', 'Sergipe'],
  ['TO', 'Tocantins'],
];

/** Cities that can be searched but whose streets are not listed, by state. */
export const otherCities: Readonly<Record<string, readonly string[]>> = {
  AC: ['Rio Branco'],
  AL: ['Maceió', 'Arapiraca'],
  AP: ['Macapá'],
  AM: ['Manaus', 'Parintins'],
  BA: ['Salvador', 'Feira de Santana', 'Vitória da Conquista', 'Ilhéus'],
  CE: ['Fortaleza', 'Juazeiro do Norte', 'Sobral'],
  DF: ['Brasília'],
  ES: ['Vitória', 'Vila Velha', 'Cariacica'],
  GO: ['Goiânia', 'Anápolis', 'Campinaçu'],
  MA: ['São Luís', 'Imperatriz'],
  MT: ['Cuiabá', 'Campinápolis', 'Rondonópolis'],
  MS: ['Campo Grande', 'Dourados'],
  MG: ['Belo Horizonte', 'Uberlândia', 'Juiz de Fora', 'São João del-Rei', 'Poços de Caldas'],
  PA: ['Belém', 'Santarém', 'Marabá'],
  PB: ['João Pessoa', 'Campina Grande'],
  PR: ['Curitiba', 'Londrina', 'Maringá', 'Foz do Iguaçu'],
  PE: ['Recife', 'Olinda', 'Jaboatão dos Guararapes', 'Caruaru'],
  PI: ['Teresina', 'Campinas do Piauí'],
  RJ: ['Rio de Janeiro', 'Niterói', 'Duque de Caxias', 'Nova Iguaçu', 'Petrópolis'],
  RN: ['Natal', 'Mossoró'],
  RS: ['Porto Alegre', 'Caxias do Sul', 'Pelotas', 'Campinas do Sul'],
  RO: ['Porto Velho', 'Ji-Paraná'],
  RR: ['Boa Vista'],
  SC: ['Florianópolis', 'Joinville', 'Blumenau'],
  SP: [
    'São Paulo',
    'Guarulhos',
    'Santo André',
    'São Bernardo do Campo',
    'Ribeirão Preto',
    'Sorocaba',
    'Santos',
  ],
  SE: ['Aracaju', 'Nossa Senhora do Socorro'],
  TO: ['Palmas', 'Araguaína'],
};

/** The cities of the region, all in São Paulo, with everything the address search needs. */
export const regionalCities: readonly {
  name: string;
  districts: readonly string[];
  schools: readonly string[];
}[] = [
  {
    name: 'Campinas',
    districts: [
      'Centro | 13010 | Rua Barão de Jaguara; Avenida Francisco Glicério; Rua José Paulino; Rua Treze de Maio',
      'Cambuí | 13025 | Rua Coronel Quirino; Rua Maria Monteiro; Avenida Júlio de Mesquita; Rua Sampainho',
      'Taquaral | 13076 | Avenida Doutor Heitor Penteado; Rua Paula Bueno; Rua Fernão Lopes; Rua Thomaz Alves Brown',
      'Barão Geraldo | 13084 | Avenida Santa Isabel; Rua Benedito Alves Aranha; Rua Ângelo Vicentim; Avenida Albino José Barbosa de Oliveira',
      'Jardim Chapadão | 13070 | Avenida Brasil; Rua Alferes João José; Rua Erasmo Braga; Rua Diogo Álvares',
      'Vila Industrial | 13035 | Rua Salles de Oliveira; Rua Vinte e Quatro de Maio; Rua Doutor Sebastião de Souza; Avenida João Jorge',
      'Ponte Preta | 13041 | Avenida da Saudade; Rua Abolição; Rua Álvaro Ribeiro; Rua Proença',
      'Jardim Guanabara | 13073 | Avenida Barão de Itapura; Rua Barbosa da Cunha; Rua Frei Manoel da Ressurreição; Rua Oliveira Cardoso',
      'Sousas | 13105 | Rua Maneco Rosa; Avenida Antônio Carlos Couto de Barros; Rua Humaitá; Rua Conselheiro Antônio Prado',
      'Nova Campinas | 13092 | Avenida Jesuíno Marcondes Machado; Rua Engenheiro Carlos Stevenson; Rua Doutor Sílvio Carvalhaes; Rua Américo de Campos',
      'Swift | 13045 | Avenida Presidente Wilson; Rua Engenheiro Augusto de Figueiredo; Rua Antônio Prado; Rua Francisco de Campos Abreu',
      'Jardim Eulina | 13063 | Avenida Marechal Rondon; Rua Luiz Otávio Teixeira; Rua Edward Carlos Beltrame; Rua Lions Clube',
      'Vila União | 13060 | Rua Manoel Gomes Ferreira; Rua Estefânia Stella Serra; Rua João Batista Pupo de Moraes; Avenida Tancredo Neves',
      'Parque Oziel | 13049 | Rua Zumbi dos Palmares; Rua Chico Mendes; Rua Dorcelina Folador; Rua Margarida Alves',
      'DIC I | 13054 | Rua Amador Bueno da Ronda; Rua Sinésio de Melo Oliveira; Rua Doutor Dante Erbolato; Rua Coaracy',
      'Jardim Florence | 13059 | Rua Nelson Pizzotti Mendes; Avenida John Boyd Dunlop; Rua Lasar Segall; Rua Anita Malfatti',
    ],
    schools: [
      'EE Culto à Ciência',
      'EE Professor Carlos Lencastre',
      'EE Francisco Glicério',
      'EE Vítor Meirelles',
      'EMEF Padre Domingos Zatti',
      'EMEF Maria Luíza Pompeo de Camargo',
      'EMEF Raul Pila',
      'EE Conceição Ribeiro',
      'Escola Salesiana São José',
      'EE Dom Barreto',
      'EE Professora Hercy Moraes',
      'EMEF Oziel Alves Pereira',
    ],
  },
  {
    name: 'Valinhos',
    districts: [
      'Centro | 13270 | Rua Antônio Carlos; Avenida Onze de Agosto; Rua Sete de Setembro; Rua Barão de Itapura',
      'Vila Santana | 13274 | Rua Campos Salles; Rua Doutor Cândido Ferreira; Rua Itália; Avenida Joaquim Alves Corrêa',
      'Jardim Bom Retiro | 13271 | Rua Pereira Barreto; Rua Luiz Spiandorelli Neto; Rua Orozimbo Maia; Avenida dos Esportes',
      'Capuava | 13272 | Rua Paulo Amaro; Rua Fioravante Agnello; Avenida Invernada; Rua Marino Ciarde',
      'São Bento do Recreio | 13278 | Rua Rui Barbosa; Rua João Bissoto Filho; Rua das Jabuticabeiras; Rua das Figueiras',
    ],
    schools: ['EE Professor Cyro de Barros Rezende', 'EMEB Horácio de Salles Cunha', 'EE Flávio de Carvalho'],
  },
  {
    name: 'Sumaré',
    districts: [
      'Centro | 13170 | Rua Antônio do Valle Mello; Avenida Sete de Setembro; Rua Dom Barreto; Praça da República',
      'Nova Veneza | 13177 | Avenida Brasil; Rua Geraldo Denadai; Rua Justino França; Avenida da Amizade',
      'Jardim Maria Antônia | 13178 | Avenida Minasa; Rua Osvaldo Vacari; Rua Raimundo Alves Diniz; Rua Eduardo Hoffmann',
      'Matão | 13180 | Avenida Emílio Bosco; Rua Ipiranga; Rua José Vedovatto; Rua das Orquídeas',
      'Picerno | 13174 | Rua Ângelo Ongaro; Rua João Jacob Rohwedder; Rua Ernesto Barijan; Avenida Rebouças',
    ],
    schools: ['EE Professor João Franceschini', 'EMEF Ramona Canhete Pinto', 'EE Dom Jayme de Barros Câmara'],
  },
];
