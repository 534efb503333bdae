import { choices, labelOf } from '@/formats/choices';

/* Possible uses of a column, and their common names; headings are compared folded, without symbols. */

interface ImportField<Key extends string> {
  value: Key;
  label: string;
  /** Folded words of a heading, without the label itself, separated by commas. */
  called: readonly string[];
  /** Whether several columns may have it. */
  isMany?: true;
}

const fields = <const Key extends string>(list: readonly ImportField<Key>[]) => list;

export const importFields = fields([
  {
    value: 'name',
    label: 'Nome',
    called: [
      'nome completo, nome do eleitor, eleitor, eleitora, pessoa, contato, cidadao, name, full name',
      'nome e sobrenome, nome civil, display name, morador, candidato, nomes',
      'nome de registro',
      'nome pessoa, nome do contato, nome da pessoa, nome do cidadao, participante',
    ],
  },
  { value: 'firstName', label: 'Primeiro nome', called: ['first name, given name, prenome'] },
  {
    value: 'middleName',
    label: 'Nome do meio',
    called: ['segundo nome, middle name, additional name, nomes do meio'],
  },
  {
    value: 'lastName',
    label: 'Sobrenome',
    called: ['ultimo nome, last name, family name, surname, sobrenomes, nome de familia'],
  },
  {
    value: 'nameSuffix',
    label: 'Sufixo do nome',
    called: ['sufixo, suffix, name suffix'],
  },
  {
    value: 'treatment',
    label: 'Tratamento (observações)',
    called: ['tratamento, title, name prefix, prefixo, prefixo do nome, pronome de tratamento'],
    isMany: true,
  },
  {
    value: 'nickName',
    label: 'Apelido',
    called: [
      'nome social, conhecido como, como e chamado, nickname, nick name, alcunha, nome de urna',
      'urna, nome urna, social, como gosta de ser chamado, como prefere ser chamado',
    ],
    isMany: true,
  },
  {
    value: 'cpf',
    label: 'CPF',
    called: ['numero do cpf, n cpf, nº cpf, cpf do eleitor, numero cpf, cpf mf, cpf n, cic'],
  },
  {
    value: 'dateOfBirth',
    label: 'Data de nascimento',
    called: [
      'nascimento, data nascimento, data nasc, dt nascimento, dt nasc, nasc, aniversario',
      'data de aniversario, dn, birthday, birth date, date of birth, bday, niver, nascido em',
      'nascida em, dia do nascimento, data de nasc, dta nasc, data nascto, dt nascto, nascto, aniv',
    ],
  },
  { value: 'genre', label: 'Sexo', called: ['genero, sex, gender, identidade de genero'] },
  {
    value: 'maritalStatus',
    label: 'Estado civil',
    called: ['est civil, estado conjugal, marital status'],
  },
  {
    value: 'phone',
    label: 'Telefone',
    // Further names by words (headings.ts).
    called: ['fixo, car phone, outro telefone, recado, contatos'],
    isMany: true,
  },
  {
    value: 'email',
    label: 'E-mail',
    called: ['correio eletronico, endereco de correio eletronico'],
    isMany: true,
  },
  {
    value: 'zipcode',
    label: 'CEP',
    called: ['codigo postal, home postal code, postal code, zip, zip code, cep residencial'],
  },
  {
    value: 'street',
    label: 'Endereço',
    called: [
      'rua, logradouro, endereco residencial, end, rua avenida, home street, street, av, avenida',
      'nome da rua, rua do endereco residencial, rua residencial, nome do logradouro',
    ],
  },
  {
    value: 'number',
    label: 'Número',
    called: [
      'n, nº, no, num, nr, numero da casa, numero residencial, numero do endereco, nº da casa',
      'n da casa',
    ],
  },
  {
    value: 'additional',
    label: 'Complemento',
    called: ['compl, comp, apto, apartamento, home street 2'],
    isMany: true,
  },
  { value: 'district', label: 'Bairro', called: ['distrito, localidade, setor'] },
  {
    value: 'city',
    label: 'Cidade',
    called: ['municipio, cidade uf, municipio uf, home city, city, cidade residencial'],
  },
  {
    value: 'state',
    label: 'UF',
    called: ['estado, sigla, estado uf, home state, state, estado residencial, sigla uf, sigla da uf'],
  },
  {
    value: 'wholeAddress',
    label: 'Endereço por extenso',
    called: ['endereco completo, home address, address'],
    isMany: true,
  },
  {
    value: 'otherAddress',
    label: 'Outro endereço (observações)',
    called: [
      'outro endereco, endereco comercial, business street, business city, business state',
      'business postal code, other street, other city, other state, other postal code',
      'rua do endereco comercial, outra rua, endereco do trabalho, endereco alternativo',
    ],
    isMany: true,
  },
  {
    value: 'groups',
    label: 'Grupos',
    called: [
      'grupo, categoria, categorias, segmento, etiquetas, marcadores, rotulos, tags, labels',
      'categories, group membership',
    ],
    isMany: true,
  },
  {
    value: 'voterTitle',
    label: 'Título de eleitor',
    called: [
      'titulo, titulo eleitoral, titulo eleitor, inscricao eleitoral, numero do titulo, n titulo',
      'nº titulo, nº do titulo, titulo n, titulo eleitoral candidato, inscricao',
    ],
  },
  { value: 'electoralZone', label: 'Zona eleitoral', called: ['zona, zona de votacao, ze'] },
  { value: 'votingSection', label: 'Seção eleitoral', called: ['secao, secao de votacao'] },
  {
    value: 'healthCard',
    label: 'Cartão SUS',
    called: ['sus, cns, cartao do sus, cartao nacional de saude, numero do sus'],
  },
  {
    value: 'sonsIn',
    label: 'Número de filhos',
    called: ['filhos, quantidade de filhos, qtd filhos, n de filhos'],
  },
  {
    value: 'voteStatus',
    label: 'Voto',
    called: ['status do voto, situacao do voto, intencao de voto'],
  },
  {
    value: 'allows',
    label: 'Aceita receber comunicação?',
    called: [
      'aceita comunicacao, aceita mensagens, recebe comunicacao, autoriza contato',
      'aceita receber mensagens, optin, opt in',
    ],
  },
  {
    value: 'note',
    label: 'Observações',
    called: ['observacao, obs, anotacoes, nota, notas, comentario, comentarios, notes, lembrete'],
    isMany: true,
  },
]);

export type FieldKey = (typeof importFields)[number]['value'];

/** The value of an unused column. */
export const unused = 'none';

export type ColumnUse = FieldKey | typeof unused;

export const columnUses = choices<ColumnUse>([{ value: unused, label: 'Não importar' }, ...importFields]);

/** A field's label. */
export const labelOfField = (key: FieldKey) => labelOf(importFields, key);

const placeParts: readonly ColumnUse[] = ['zipcode', 'number', 'additional', 'district', 'city', 'state'];

/** A part of an address without a column for the street: the API requires one, so the part goes to the notes. */
export const isLoosePlace = (use: ColumnUse | undefined, columns: readonly ColumnUse[]) =>
  use !== undefined &&
  placeParts.includes(use) &&
  !columns.some((one) => one === 'street' || one === 'wholeAddress');
