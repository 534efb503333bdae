import { helpText } from '@/records/help/help';
import { settingsPagePath, settingsPath } from './settingsPaths';

export default helpText({
  title: 'Configurações',
  purpose:
    'As listas do gabinete (status, categorias, origens, grupos, escritórios, secretarias), os usuários e o que o gabinete mostra de si.',
  tasks: [
    {
      name: 'Criar uma categoria de atendimento',
      words: 'lista nova assunto',
      steps: [
        { go: settingsPagePath('service-category'), as: 'Categorias de atendimento' },
        { press: 'Adicionar categoria' },
        { type: 'Nome', say: 'a categoria', text: 'Iluminação de praças' },
        { press: 'Salvar' },
      ],
    },
    {
      name: 'Criar um status de atendimento',
      words: 'situação cor novo',
      steps: [
        { go: settingsPagePath('service-status'), as: 'Status de atendimento' },
        { press: 'Adicionar status' },
        { type: 'Nome', say: 'o status', text: 'Em vistoria' },
        { say: 'Escolha a cor e salve.' },
      ],
    },
    {
      name: 'Dizer de onde e de quem é o gabinete',
      words: 'cidade ddd titular destinatário colchetes ofício papel timbrado timbre cabeçalho telefones',
      steps: [
        { go: settingsPath, as: 'Configurações' },
        { press: 'Configurar O gabinete' },
        { type: 'Cidade', say: 'a cidade', text: 'Campinas' },
        { press: 'Salvar' },
      ],
    },
  ],
  limits: [
    {
      cannot: 'O que está em uso não se exclui.',
      why: 'O botão fica desligado e diz o que o usa: troque-o ali antes.',
    },
    { cannot: 'Só administradores mudam estas listas.', why: 'Peça a quem administra o gabinete.' },
  ],
});
