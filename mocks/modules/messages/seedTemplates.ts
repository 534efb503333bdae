import type { Database } from '../../db';

/** System templates by category; `{nome}` and `{gabinete}` are filled in. */
const messages: Readonly<Record<number, readonly (readonly [string, string])[]>> = {
  1: [
    ['Feliz aniversário', 'Olá {nome}, feliz aniversário! Muitas felicidades! {gabinete}'],
    ['Aniversário com carinho', 'Parabéns, {nome}! Saúde e alegria neste novo ciclo. {gabinete}'],
  ],
  4: [['Boas-vindas', 'Olá {nome}, seu cadastro foi concluído. Conte com a gente! {gabinete}']],
  5: [
    [
      'Atualize seu cadastro',
      'Olá {nome}, precisamos atualizar seus dados. Responda a esta mensagem, por favor. {gabinete}',
    ],
  ],
  6: [
    [
      'Obrigado pela visita',
      'Olá {nome}, obrigado por visitar o escritório. Em breve traremos notícias do seu pedido. {gabinete}',
    ],
  ],
};
const channels = [
  { typeId: 2, label: 'SMS' },
  { typeId: 3, label: 'WhatsApp' },
];

export function seedSystemTemplates(db: Database): void {
  for (const [categoryId, entries] of Object.entries(messages)) {
    for (const { typeId, label } of channels) {
      for (const [name, template] of entries) {
        db.templates.insert({
          clientId: null,
          typeId,
          categoryId: Number(categoryId),
          name: `${name} (${label})`,
          template,
          templateShow: template,
          variables: ['nome', 'gabinete'],
        });
      }
    }
  }
}

export function seedOwnTemplates(db: Database, clientId: number): void {
  for (const [typeId, categoryId, name, template] of [
    [
      3,
      6,
      'Convite para o gabinete itinerante',
      'Olá {nome}, o gabinete itinerante da vereadora Helena estará no seu bairro. Esperamos você!',
    ],
    [2, 1, 'Parabéns da vereadora', 'Parabéns, {nome}! Um abraço da vereadora Helena Prado.'],
  ] as const) {
    const texts = { template, templateShow: template };
    db.templates.insert({ clientId, typeId, categoryId, name, ...texts, variables: ['nome'] });
  }
}
