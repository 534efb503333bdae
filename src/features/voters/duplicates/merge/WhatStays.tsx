import { Part } from './mergeStyles';

/** What a merge does not carry over, as the API has no way to. */
export const WhatStays = ({ goneId }: { goneId: number }) => (
  <Part aria-labelledby="nao-vai-junto">
    <h2 id="nao-vai-junto">O que não vai junto</h2>
    <ul>
      <li>
        Lembretes e tarefas criados a partir do nº {goneId}: continuam a dizer o nº {goneId}.
      </li>
      <li>O histórico de mensagens do nº {goneId}: some com ele. As 5 últimas estão no dossiê.</li>
      <li>A família de outros eleitores em que o nº {goneId} está: o laço some ou aponta para ninguém.</li>
      <li>Ligações e manifestações: são achadas pelo telefone, pelo e-mail ou pelo nome, e não mudam.</li>
      <li>Compromissos: dizem o nome do solicitante, e não mudam.</li>
    </ul>
  </Part>
);
