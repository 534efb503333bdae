/** Description of what is compared. */
export const whatIsAlike =
  'São os abertos da mesma categoria que pedem o mesmo no mesmo bairro ou na mesma rua, ou que têm o mesmo documento. Confira cada um: nada é escolhido sozinho.';

export const noPlacesText =
  'Os endereços dos eleitores não vieram na lista: só as ruas escritas nas descrições foram comparadas, e parecidos podem faltar.';
