export const noProfile =
  'Configure o perfil de exibição antes de utilizar essa funcionalidade. Acesse Configurações > "Perfil de exibição".';
