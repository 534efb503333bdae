import { helpText } from '@/records/help/help';
import { listPath } from '@/records/links/voters';

export default helpText({
  title: 'Página do eleitor',
  purpose: 'Tudo de uma pessoa em um lugar: quem é, o que pediu, o que se combinou, e o que fazer agora.',
  tasks: [
    {
      name: 'Abrir um atendimento para a pessoa',
      words: 'pedido novo',
      steps: [
        { go: listPath, as: 'Eleitores' },
        { open: 'o eleitor' },
        { press: 'Página do eleitor' },
        { press: 'Novo atendimento' },
        { say: 'Diga o que ela pede e salve.' },
      ],
    },
    {
      name: 'Mandar uma mensagem',
      words: 'whatsapp sms e-mail escrever',
      steps: [
        { go: listPath, as: 'Eleitores' },
        { open: 'o eleitor' },
        { press: 'Página do eleitor' },
        { press: 'Mensagem' },
      ],
    },
    {
      name: 'Corrigir os dados',
      words: 'editar telefone endereço',
      steps: [
        { go: listPath, as: 'Eleitores' },
        { open: 'o eleitor' },
        { press: 'Página do eleitor' },
        { press: 'Editar' },
        { say: 'Para mudar só um valor, nem precisa: na página, dê dois cliques nele, ou tecle F2.' },
      ],
    },
  ],
  limits: [
    {
      cannot: 'O que se eliminou não volta.',
      why: 'Antes de eliminar, a tela mostra tudo o que sai e oferece a cópia dos dados.',
    },
    {
      cannot: 'Nem tudo o que pode ser da pessoa está ligado a ela.',
      why: 'O que só tem o nome ou o telefone aparece como possível, e você confirma.',
    },
  ],
});
