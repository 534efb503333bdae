import { choices, labelOf } from '@/formats/choices';

/* What a column may be, and how people call it; headings are compared folded, without signs. */

interface ImportField<Key extends string> {
  value: Key;
  label: string;
  /** Folded words of a heading, without the label itself. */
  called: readonly string[];
  /** May stand in several columns. */
  isMany?: true;
}

const fields = <const Key extends string>(list: readonly ImportField<Key>[]) => list;

export const importFields = fields([
  {
    value: 'name',
    label: 'Nome',
    called: ['nome completo', 'nome do eleitor', 'eleitor', 'pessoa', 'contato', 'cidadao', 'name'],
  },
  { value: 'nickName', label: 'Apelido', called: ['nome social', 'conhecido como', 'como e chamado'] },
  { value: 'cpf', label: 'CPF', called: ['numero do cpf', 'n cpf', 'cpf do eleitor'] },
  {
    value: 'dateOfBirth',
    label: 'Data de nascimento',
    called: [
      'nascimento',
      'data nascimento',
      'data nasc',
      'dt nascimento',
      'dt nasc',
      'nasc',
      'aniversario',
      'data de aniversario',
      'dn',
    ],
  },
  { value: 'genre', label: 'Sexo', called: ['genero', 'sex'] },
  { value: 'maritalStatus', label: 'Estado civil', called: [] },
  {
    value: 'phone',
    label: 'Telefone',
    called: [
      'telefones',
      'celular',
      'celular 1',
      'celular 2',
      'cel',
      'fone',
      'fone 1',
      'fone 2',
      'tel',
      'telefone 1',
      'telefone 2',
      'telefone celular',
      'telefone fixo',
      'telefone residencial',
      'telefone comercial',
      'fixo',
      'whatsapp',
      'whats',
      'zap',
      'whatsapp celular',
      'numero de telefone',
    ],
    isMany: true,
  },
  {
    value: 'email',
    label: 'E-mail',
    called: ['email', 'e mail', 'correio eletronico', 'mail', 'endereco de email', 'endereco de e mail'],
  },
  { value: 'zipcode', label: 'CEP', called: ['codigo postal'] },
  {
    value: 'street',
    label: 'Endereço',
    called: ['rua', 'logradouro', 'endereco residencial', 'end', 'rua avenida'],
  },
  {
    value: 'number',
    label: 'Número',
    called: ['n', 'nº', 'no', 'num', 'nr', 'numero da casa', 'numero residencial', 'numero do endereco'],
  },
  { value: 'additional', label: 'Complemento', called: ['compl', 'comp', 'apto', 'apartamento'] },
  { value: 'district', label: 'Bairro', called: ['distrito', 'localidade', 'setor'] },
  { value: 'city', label: 'Cidade', called: ['municipio', 'cidade uf', 'municipio uf'] },
  { value: 'state', label: 'UF', called: ['estado', 'sigla', 'estado uf'] },
  {
    value: 'groups',
    label: 'Grupos',
    called: ['grupo', 'categoria', 'categorias', 'segmento', 'etiquetas', 'tags'],
    isMany: true,
  },
  {
    value: 'voterTitle',
    label: 'Título de eleitor',
    called: [
      'titulo',
      'titulo eleitoral',
      'titulo eleitor',
      'inscricao eleitoral',
      'numero do titulo',
      'n titulo',
    ],
  },
  { value: 'electoralZone', label: 'Zona eleitoral', called: ['zona'] },
  { value: 'votingSection', label: 'Seção eleitoral', called: ['secao'] },
  {
    value: 'healthCard',
    label: 'Cartão SUS',
    called: ['sus', 'cns', 'cartao do sus', 'cartao nacional de saude', 'numero do sus'],
  },
  {
    value: 'sonsIn',
    label: 'Número de filhos',
    called: ['filhos', 'quantidade de filhos', 'qtd filhos', 'n de filhos'],
  },
  {
    value: 'allows',
    label: 'Aceita receber comunicação?',
    called: [
      'aceita comunicacao',
      'aceita mensagens',
      'recebe comunicacao',
      'autoriza contato',
      'aceita receber mensagens',
      'optin',
      'opt in',
    ],
  },
  {
    value: 'note',
    label: 'Observações',
    called: ['observacao', 'obs', 'anotacoes', 'nota', 'notas', 'comentario', 'comentarios'],
    isMany: true,
  },
]);

export type FieldKey = (typeof importFields)[number]['value'];

/** Of a column that is left out. */
export const unused = 'none';

export type ColumnUse = FieldKey | typeof unused;

export const columnUses = choices<ColumnUse>([{ value: unused, label: 'Não importar' }, ...importFields]);

/** A field's label. */
export const labelOfField = (key: FieldKey) => labelOf(importFields, key);
