import { helpText } from '@/records/help/help';

export default helpText({
  title: 'Atendimentos',
  purpose: 'O que cada pessoa pediu ao gabinete, quem cuida, em que pé está e o que lhe foi respondido.',
  tasks: [
    {
      name: 'Abrir um atendimento',
      words: 'pedido novo cadastrar solicitação demanda',
      steps: [
        { press: 'Novo' },
        { choose: 'Eleitor', say: 'quem pede: digite parte do nome', option: 'Maria' },
        { choose: 'Categoria', say: 'de que trata o pedido' },
        { choose: 'Origem', say: 'por onde chegou' },
        { choose: 'Escritório', say: 'onde foi recebido' },
        { type: 'Descrição', say: 'o pedido, nas palavras da pessoa', text: 'Poda de árvore na praça' },
        { press: 'Salvar' },
      ],
    },
    {
      name: 'Dar retorno a quem pediu',
      words: 'responder resposta whatsapp avisar',
      steps: [
        { open: 'o atendimento' },
        { press: 'Dar retorno' },
        { say: 'Confira o texto proposto, mude o que quiser e escolha por onde enviar.' },
      ],
    },
    {
      name: 'Trocar o status',
      words: 'concluir encerrar andamento finalizar',
      steps: [
        { inRow: 'Trocar status', of: 'do atendimento' },
        { choose: 'Novo status', say: 'em que pé ficou' },
        { type: 'Motivo', say: 'o porquê', text: 'A equipe foi ao local' },
        { press: 'Salvar' },
      ],
    },
  ],
  limits: [
    { cannot: 'O status não muda ao editar.', why: 'Ele muda em Trocar status, que guarda o porquê.' },
    { cannot: 'Um comentário não se apaga nem se corrige.', why: 'Escreva outro, que diga o que mudou.' },
    {
      cannot: 'Não se sabe se a mensagem foi lida.',
      why: 'O retorno fica anotado quando você diz que o enviou.',
    },
  ],
});
