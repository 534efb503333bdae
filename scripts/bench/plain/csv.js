/* global document, location */

import Papa from 'papaparse';

/* The floor of the export: the same rows and columns, in requests of the same size, joined by papaparse in one call. */

const day = (text) => (text ?? '').slice(0, 10).split('-').reverse().join('/');
const moment = (text) => (text ? `${day(text)} ${text.slice(11, 16)}` : '');
const phone = ({ number }) => number.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

const columns = {
  'Ref.': ({ id }) => id,
  CPF: ({ individualRegistration }) =>
    individualRegistration.replace(/^(\d{3})\d{6}(\d{2})$/, '$1.***.***-$2'),
  Nome: ({ name }) => name,
  Apelido: ({ nickName }) => nickName,
  Gênero: ({ genreName }) => genreName,
  'Data de nascimento': ({ dateOfBirth }) => day(dateOfBirth),
  Telefone: ({ telephones }) => telephones.map(phone).join(', '),
  Grupo: ({ group }) => group,
  Endereço: ({ address }) => address,
  Número: ({ addressNumber }) => addressNumber,
  Complemento: ({ additionalAddress }) => additionalAddress,
  Bairro: ({ districtName }) => districtName,
  Cidade: ({ cityName }) => cityName,
  Estado: ({ stateName }) => stateName,
  CEP: ({ zipcode }) => zipcode.replace(/^(\d{5})(\d{3})$/, '$1-$2'),
  Observações: ({ note }) => note.replace(/\s+/g, ' '),
  'E-mail': ({ email }) => email,
  'Local de votação': ({ schoolName }) => schoolName,
  'Zona eleitoral': ({ electoralZone }) => electoralZone,
  Seção: ({ votingSection }) => votingSection,
  Status: ({ status }) => (status ? 'Ativo' : 'Inativo'),
  'Data de cadastro': ({ createdAt }) => moment(createdAt),
  'Última atualização': ({ updatedAt }) => moment(updatedAt),
};

async function readVoters(limit) {
  const [, token = ''] = /(?:^|; )token=([^;]+)/.exec(document.cookie) ?? [];
  const headers = { action: 'search', token: decodeURIComponent(token) };
  const rows = [];
  for (let page = 1, total = Infinity; rows.length < total; page += 1) {
    const answer = await fetch(`/api/eleitor.php?page=${page}&limit=${limit}&isExcluded=false`, { headers });
    const { data, total: all } = await answer.json();
    if (data.length === 0) break;
    rows.push(...data);
    total = Number(all);
  }
  return rows;
}

async function download() {
  const rows = await readVoters(Number(new URLSearchParams(location.search).get('limit')));
  const lines = rows.map((row) => Object.values(columns).map((value) => value(row)));
  const text = Papa.unparse(
    { fields: Object.keys(columns), data: lines },
    { delimiter: ';', quotes: true, escapeFormulae: true },
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = 'eleitores.csv';
  link.click();
}

document.querySelector('button').addEventListener('click', () => void download());
