/** A letter to begin with. */
export const startText = [
  '<p class="align-right">{data}</p>',
  '<p></p>',
  '<p>{tratamento}<br><strong>{nome}</strong><br>{endereco}<br>{bairro} - {cidade}</p>',
  '<p></p>',
  '<p>{tratamento} {nome},</p>',
  '<p></p>',
  '<p></p>',
  '<p>Atenciosamente,</p>',
].join('');
