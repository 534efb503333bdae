/** A sample list of fictitious people, each marked as such, for users without a list. */
const people = [
  ['Ana Beatriz Exemplo', 'Feminino', '11900000001', '12/03/1984'],
  ['Antônio Exemplo', 'Masculino', '11900000002', '05/07/1961'],
  ['Benedita Exemplo', 'Feminino', '11900000003', '23/11/1952'],
  ['Caio Exemplo', 'Masculino', '11900000004', '30/01/1999'],
  ['Dalva Exemplo', 'Feminino', '11900000005', '14/09/1970'],
  ['Edson Exemplo', 'Masculino', '11900000006', '02/12/1978'],
  ['Francisca Exemplo', 'Feminino', '11900000007', '19/06/1966'],
  ['Gilberto Exemplo', 'Masculino', '11900000008', '08/04/1957'],
  ['Heloísa Exemplo', 'Feminino', '11900000009', '27/08/1991'],
  ['Ivan Exemplo', 'Masculino', '11900000010', '16/10/1987'],
  ['Jurema Exemplo', 'Feminino', '11900000011', '01/05/1949'],
  ['Lauro Exemplo', 'Masculino', '11900000012', '21/02/1995'],
] as const;

const note = 'Cadastro de exemplo: esta pessoa não existe.';

/** As if pasted from a sheet. */
export const exampleList = [
  ['Nome', 'Sexo', 'Telefone', 'Data de nascimento', 'Observações'],
  ...people.map((person) => [...person, note]),
]
  .map((cells) => cells.join('\t'))
  .join('\n');
