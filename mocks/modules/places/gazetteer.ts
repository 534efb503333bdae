/*
 * States and cities, and three neighbouring cities with districts, streets and CEPs. District lines: `name |
 * CEP prefix | street; street 13025151; …`. CEPs after a street are real; the others are generated from the
 * prefix.
 */

/** In id order, with the Distrito Federal. */
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

/** Searchable cities without streets, by state. */
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

export const regionalCities: readonly {
  name: string;
  districts: readonly string[];
  schools: readonly string[];
}[] = [
  {
    name: 'Campinas',
    districts: [
      'Centro | 13010 | Rua Barão de Jaguara; Rua José Paulino; Rua Treze de Maio; Avenida Doutor Moraes Sales 13010000; Avenida Doutor Moraes Sales 13010001; Avenida Doutor Moraes Sales 13010002; Largo do Rosário 13010091; Avenida Benjamin Constant 13010140; Avenida Benjamin Constant 13010141; Avenida Benjamin Constant 13010142; Avenida Doutor Thomaz Alves 13010160; Praça dos Ferroviários 13010180; Avenida Orozimbo Maia 13010211; Avenida Francisco Glicério 13012000; Avenida Senador Saraiva 13013061; Avenida Andrade Neves 13013161; Avenida Anchieta 13015100; Largo das Andorinhas 13015102; Largo Dom Pedro II 13015260; Avenida Júlio de Mesquita 13015295; Rua Isolethe Augusta Sousa Aranha 13030217; Rua Sacramento; Rua Onze de Agosto; Rua General Osório; Rua Ferreira Penteado; Rua Regente Feijó; Rua Luzitana; Rua Costa Aguiar; Rua Conceição; Rua Boaventura do Amaral',
      'Cambuí | 13025 | Rua Sampainho; Avenida Coronel Silva Teles 13024000; Avenida João Mendes Júnior 13024030; Praça Adamina Del Soldato Saad 13024515; Praça Pedro Magalhães Júnior 13024519; Avenida Benjamin Constant 13025005; Rua Coronel Quirino 13025001; Rua Coronel Quirino 13025002; Avenida Júlio de Mesquita 13025060; Avenida Júlio de Mesquita 13025061; Rua Maria Monteiro 13025151; Rua Maria Monteiro 13025152; Rua General Osório 13025155; Avenida José de Souza Campos 13025320; Rua Emílio Ribas; Rua Barreto Leme; Rua Padre Almeida; Rua Antônio Lapa; Rua dos Bandeirantes; Rua Gustavo Ambrust',
      'Taquaral | 13076 | Rua Paula Bueno; Rua Fernão Lopes; Rua Thomaz Alves Brown; Avenida Doutor Heitor Penteado 13075460; Rua Jorge de Figueiredo Corrêa 13076390; Rua Doutor Antônio Castro Prado 13076130; Rua Nossa Senhora de Lourdes; Rua Conde d’Eu; Rua Padre Domingos Giovanini',
      'Barão Geraldo | 13084 | Rua Benedito Alves Aranha; Rua Ângelo Vicentim; Avenida Albino José Barbosa de Oliveira; Avenida Santa Isabel 13084012; Rua Carlos Chagas 13083878; Avenida Érico Veríssimo 13083851; Avenida Cônego Antônio Roccato 13082015; Rua Horácio Leonardi; Rua Agostinho Pattaro; Avenida Romeu Tórtima; Rua Maria Tereza Dias da Silva',
      'Jardim Chapadão | 13070 | Avenida Brasil; Rua Alferes João José; Rua Erasmo Braga; Rua Diogo Álvares; Avenida Francisco José de Camargo Andrade 13070055; Rua Monteiro Lobato 13070040; Rua Oliveira Cardoso 13070148; Rua Paulo Afonso Proença Passarinho 13070165; Avenida Papa Pio XII 13070025; Rodovia Lix da Cunha 13070715; Rua Clóvis Beviláqua; Rua Conselheiro Gomide',
      'Vila Industrial | 13035 | Rua Salles de Oliveira; Rua Vinte e Quatro de Maio; Rua Doutor Sebastião de Souza; Avenida João Jorge; Rua São Carlos 13035420; Rua Doutor Pereira Lima 13035505; Rua Pastor Cícero Canuto de Lima 13036210; Rua Dante Suriani 13033160; Rua Padre José Quadros 13031449; Avenida Prefeito Faria Lima; Rua Francisco Teodoro; Rua Prudente de Moraes',
      'Ponte Preta | 13041 | Avenida da Saudade; Rua Abolição; Rua Álvaro Ribeiro; Rua Proença; Rua Doutor Guilherme da Silva 13041020; Rua da Abolição 13041445; Rua Oscar Leite 13041620; Rua Miguel Pascoal 13041312; Avenida Francisco de Angelis 13043030; Rua General Carneiro; Rua Conselheiro Saraiva',
      'Jardim Guanabara | 13073 | Avenida Barão de Itapura; Rua Barbosa da Cunha; Rua Frei Manoel da Ressurreição; Rua Oliveira Cardoso; Rua Frei Antônio de Pádua 13073330; Rua Doutor Albano de Almeida Lima; Rua Eduardo Lane; Rua Coronel Francisco Andrade Coutinho; Rua Culto à Ciência',
      'Sousas | 13105 | Rua Maneco Rosa; Avenida Antônio Carlos Couto de Barros; Rua Humaitá; Rua Conselheiro Antônio Prado; Rua Nazário Basílio de Almeida 13105617; Rua Luís Birochi 13105744; Avenida Dona Maria Franco Salgado 13106290; Rua Quinze de Novembro; Avenida Isabelita Vieira; Rua Siqueira Campos',
      'Nova Campinas | 13092 | Rua Engenheiro Carlos Stevenson; Rua Doutor Sílvio Carvalhaes; Rua Américo de Campos; Avenida Iguatemi 13092500; Avenida José de Souza Campos 13092123; Avenida Jesuíno Marcondes Machado 13090723; Rua Oriente 13090740; Avenida Bailarina Selma Parada 13091904; Rua Jasmim; Rua Doutor José Inocêncio de Campos',
      'Swift | 13045 | Avenida Presidente Wilson; Rua Engenheiro Augusto de Figueiredo; Rua Antônio Prado; Rua Francisco de Campos Abreu; Avenida Baden Powell 13040093; Avenida São José dos Campos 13040565; Rua José Ferreira da Silva 13040220; Rua Santa Rita do Passa Quatro 13040108; Rua Serra de Ibicaba 13100306; Avenida Guarani 13100211; Rua Pedro Salomão; Rua Professor Jorge Leme',
      'Jardim Eulina | 13063 | Avenida Marechal Rondon; Rua Luiz Otávio Teixeira; Rua Edward Carlos Beltrame; Rua Lions Clube; Rua Plácida Pretini 13064812; Rua Antônio Ferreira Laranja 13061090; Rua Sebastião Polo 13067844; Rua Carlos Stucchi; Rua Benedito Roberto Barbosa; Rua Francisco Bianchini',
      'Vila União | 13060 | Rua Manoel Gomes Ferreira; Rua Estefânia Stella Serra; Rua João Batista Pupo de Moraes; Avenida Tancredo Neves; Avenida Carlos Lacerda 13060497; Avenida John Boyd Dunlop 13034685; Rua Dona Licínia Teixeira de Souza; Rua Luiz Carlos Carrara',
      'Parque Oziel | 13049 | Rua Zumbi dos Palmares; Rua Chico Mendes; Rua Dorcelina Folador; Rua Margarida Alves; Rua Zilda Arns; Rua Paulo Freire; Rua Nelson Mandela; Rua Celso Daniel; Rua Betinho',
      'DIC I | 13054 | Rua Amador Bueno da Ronda; Rua Sinésio de Melo Oliveira; Rua Doutor Dante Erbolato; Rua Coaracy; Rua Armando Frederico Renganeschi 13054000; Rua José Martins Lourenço 13054310; Rua Orlando Bortoletti 13053216; Rua Gravataí 13056421; Rua Lídia Martins de Assis 13057558; Rua Camucim',
      'Parque São Quirino | 13088 | Avenida do Cobalto 13088170; Avenida Doutor Júlio Soares de Arruda 13088300; Praça Manoel Romero 13088305; Avenida Hermínia de Andrade Couto e Silva 13088340; Praça Moysés Marques dos Santos 13088359; Avenida Lafayete Arruda Camargo 13088540; Praça José Plínio Guimarães 13088556; Rua Comandante Ataliba Euclides Vieira 13088648',
      'Jardim Baroneza | 13100 | Rua Argentino Cipriano 13100570; Rua Praia de Guarapari 13100671; Rua Praia de Itapoã 13100672; Rua Praia de Parapuã 13100673; Rua Praia de Peruíbe 13100674; Rua Praia do Flamengo 13100675; Rua Praia do Leblon 13100676; Rua Praia do Perequê 13100677; Rua Praia Grande 13100770; Rua Praia de Ipanema 13100830',
      'Jardim Florence | 13059 | Rua Nelson Pizzotti Mendes; Avenida John Boyd Dunlop; Rua Lasar Segall; Rua Anita Malfatti; Rua Heitor Lacerda Guedes 13059581; Rua Paulo Gliwkoff 13058023; Rua Tarsila do Amaral; Rua Di Cavalcanti; Rua Cândido Portinari',
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
      'Centro | 13270 | Rua Antônio Carlos; Avenida Onze de Agosto; Rua Sete de Setembro; Rua Barão de Itapura; Rua Artur Fernandes Querido 13270530; Rua Professor Atílio Martini 13270540; Rua Doze de Outubro; Rua José Milani; Praça Washington Luís; Rua Francisco Glicério; Avenida dos Imigrantes',
      'Vila Santana | 13274 | Rua Campos Salles; Rua Doutor Cândido Ferreira; Rua Itália; Avenida Joaquim Alves Corrêa; Rua Mato Grosso 13274120; Rua Paraná; Rua Goiás; Rua Pernambuco; Rua Martinho Leardine',
      'Jardim Bom Retiro | 13271 | Rua Pereira Barreto; Rua Orozimbo Maia; Avenida dos Esportes; Rua Luiz Spiandorelli Neto 13271570; Rua Paiquerê 13271600; Rua Luís Caetano 13271785; Rua dos Holandeses 13271423; Rua Espírito Santo',
      'Capuava | 13272 | Rua Paulo Amaro; Rua Fioravante Agnello; Avenida Invernada; Rua Marino Ciarde; Rua Aristides Crivellaro 13279813; Rua Clark 13279400; Rua Miguel Speranza; Estrada do Jequitibá',
      'São Bento do Recreio | 13278 | Rua Rui Barbosa; Rua João Bissoto Filho; Rua das Jabuticabeiras; Rua das Figueiras; Alameda Carlos Barduchi 13278170; Rua das Mangueiras; Rua das Goiabeiras; Rua dos Figos',
    ],
    schools: ['EE Professor Cyro de Barros Rezende', 'EMEB Horácio de Salles Cunha', 'EE Flávio de Carvalho'],
  },
  {
    name: 'Sumaré',
    districts: [
      'Centro | 13170 | Rua Antônio do Valle Mello; Avenida Sete de Setembro; Rua Dom Barreto; Praça da República; Avenida Rebouças 13170023; Praça Manoel de Vasconcelos 13170025; Rua Geraldo de Souza 13170232; Rua José Maria Miranda; Rua Ipiranga; Rua Bárbara Blumer',
      'Nova Veneza | 13177 | Avenida Brasil; Rua Geraldo Denadai; Rua Justino França; Avenida da Amizade; Rua Vicente Rodrigues 13181654; Avenida Augusta Diogo Ayala 13181610; Rua Engenheiro Jaime Pinheiro Ulhôa Cintra 13181743; Rua Luciano Ramos Aiala 13181460; Rua Ernesto Rodrigues',
      'Jardim Maria Antônia | 13178 | Avenida Minasa; Rua Osvaldo Vacari; Rua Raimundo Alves Diniz; Rua Eduardo Hoffmann; Rua Maria Aparecida Ferreira; Rua Roque Zanchetta; Rua Antônio Furlan Sobrinho; Rua Hermínio de Mello',
      'Matão | 13180 | Avenida Emílio Bosco; Rua Ipiranga; Rua José Vedovatto; Rua das Orquídeas; Rua São Bartolomeu 13180310; Rua das Camélias; Rua das Violetas; Rua Santo Expedito',
      'Picerno | 13174 | Rua Ângelo Ongaro; Rua João Jacob Rohwedder; Rua Ernesto Barijan; Avenida Rebouças; Rua João Fabri 13171174; Rua João Ediberti Biondo 13171446; Rua Alberto Nepomuceno 13171780; Estrada Teodor Condiev 13171105; Rua Sebastião Raposeiro Júnior',
    ],
    schools: ['EE Professor João Franceschini', 'EMEF Ramona Canhete Pinto', 'EE Dom Jayme de Barros Câmara'],
  },
];
