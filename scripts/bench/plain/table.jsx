import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/* The floor of the lists: the same voters in a table, with nothing besides React. */

const columns = [
  ['Ref.', ({ id }) => id],
  ['Nome', ({ name }) => name],
  ['Endereço', ({ formattedAddress, districtAndCity }) => formattedAddress || districtAndCity],
  ['Telefone', ({ telephone }) => telephone],
  ['E-mail', ({ email }) => email],
];

async function readVoters() {
  const [, token = ''] = /(?:^|; )token=([^;]+)/.exec(document.cookie) ?? [];
  const headers = { action: 'search', token: decodeURIComponent(token) };
  const response = await fetch('/api/eleitor.php?page=1&limit=10&isExcluded=false', { headers });
  return (await response.json()).data;
}

function Voters() {
  const [voters, setVoters] = useState([]);
  useEffect(() => void readVoters().then(setVoters), []);
  return (
    <table aria-label="Eleitores">
      <thead>
        <tr>
          {columns.map(([title]) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {voters.map((voter) => (
          <tr key={voter.id}>
            {columns.map(([title, cell]) => (
              <td key={title}>{cell(voter)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

createRoot(document.getElementById('root')).render(<Voters />);
