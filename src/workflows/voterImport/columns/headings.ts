import { plainWords } from '@/lookups/voters/alike/keys';
import { importFields, type FieldKey } from './fields';

/* Common headings of people and programs. */

/** Longer than any known heading. */
const longest = 200;

/** Joins consecutive single letters: `c p f`. */
const joined = (words: string) =>
  words.replace(/(?<![^ ])[a-z](?: [a-z](?![^ ]))+/g, (letters) => letters.replaceAll(' ', ''));

const wordsOf = (heading: string) => plainWords(heading.slice(0, longest).replace(/\([^()]*\)/g, ' '));

/** `data de nascimento` for `Data de Nascimento (dd/mm):`, `cpf` for `C.P.F.`. */
export const headingKey = (heading: string): string => joined(wordsOf(heading));

const known: ReadonlyMap<string, FieldKey> = new Map(
  importFields.flatMap(({ value, label, called }) =>
    [headingKey(label), ...called.flatMap((words) => words.split(', '))].map(
      (word) => [word, value] as const,
    ),
  ),
);

const phoneWords = new Set(
  'telefone telefones celular cel fone tel whatsapp whats zap phone mobile'.split(' '),
);
/** Words that may accompany one of those without changing its meaning. */
const besidePhone = new Set(
  'app fixo residencial comercial recado recados principal pessoal particular contato numero de do da e ou com ddd para home business work other primary trabalho casa preferencial res resid coml rec number nr n no'.split(
    ' ',
  ),
);
const emailWords = new Set('email mail emails'.split(' '));
const besideEmail = new Set(
  'e de do para contato pessoal principal comercial particular endereco eletronico address value trabalho profissional'.split(
    ' ',
  ),
);

/** Whether all words are in either set, at least one in the first. */
function isOf(words: readonly string[], needed: ReadonlySet<string>, beside: ReadonlySet<string>) {
  return (
    words.some((word) => needed.has(word)) && words.every((word) => needed.has(word) || beside.has(word))
  );
}

/** Words of a form's question, or a program's, before and after a name. */
const before = new Set(
  'qual que em e o a os as seu sua seus suas informe digite escreva insira favor por coloque nm ds nr dt sg no'.split(
    ' ',
  ),
);
const behind =
  / (?:d[oa] )?(?:eleitor|eleitora|titular|candidato|candidata|cidadao|morador|moradora|pessoa|associado|membro|cliente|obrigatorio)$| (?:de|para) contato$| com ddd$| so numeros$| somente numeros$| apenas numeros$| dd mm aaaa$| completo com numero$| (?:onde |em que )?(?:voce |o senhor |a senhora )?(?:mora|reside|vive)$/;

/** Words of a form's question on whether messages may be sent. */
const asksLeave = /\b(?:autoriz|aceit|concord|permit|desej|gostari|quer)[a-z]*\b/;
const ofMessages = /\b(?:mensage(?:m|ns)|comunica(?:cao|coes|dos?)|contatado|contatada)\b/;
const ofNews = /\b(?:informativos?|informacoes|novidades|noticias|boletim|newsletter)\b/;
const isOfMessages = (key: string) =>
  ofMessages.test(key) || (/\b(?:receb|envi|mand)/.test(key) && ofNews.test(key));

/** Variants of a heading that may be known, longest first. */
function* writingsOf(key: string): Generator<string> {
  yield key;
  const words = key.split(' ');
  while (words.length > 1 && before.has(words[0] ?? '')) {
    words.shift();
    yield words.join(' ');
  }
  const bare = words.join(' ').replace(behind, '');
  yield bare;
  yield bare.replace(behind, '');
}

const google: Readonly<Record<string, FieldKey>> = {
  ...{ street: 'street', city: 'city', region: 'state', 'postal code': 'zipcode' },
  ...{ 'extended address': 'district', formatted: 'wholeAddress' },
  ...{ rua: 'street', cidade: 'city', regiao: 'state', estado: 'state', cep: 'zipcode' },
  ...{ 'codigo postal': 'zipcode', bairro: 'district', 'endereco estendido': 'district' },
  ...{ formatado: 'wholeAddress' },
};
const valueWords = new Set(['value', 'address', 'valor', 'endereco']);

/** Google's `Phone 1 - Value`, `Address 2 - Street`, `Telefone 1 - Valor`. */
function ofGoogle(key: string): FieldKey | undefined {
  const [, kind, place, part = ''] =
    /^(e ?mail|phone|telefone|address|endereco) (\d\d?) ([a-z ]+)$/.exec(key) ?? [];
  if (!kind) return undefined;
  if (kind === 'address' || kind === 'endereco') {
    const field = Object.hasOwn(google, part) ? google[part] : undefined;
    // For other addresses, the formatted one has all of its parts.
    return place === '1' ? field : part === 'formatted' || part === 'formatado' ? 'otherAddress' : undefined;
  }
  return valueWords.has(part) ? (/^e ?mail$/.test(kind) ? 'email' : 'phone') : undefined;
}

/** Outlook in Portuguese: `Cidade do endereço residencial`, `CEP do endereço comercial`. */
function ofOutlook(key: string): FieldKey | undefined {
  const [, part = '', place = ''] =
    /^(rua|cidade|estado|cep|codigo postal) d[oe] (?:endereco )?(residencial|comercial|outro)(?: endereco)?$/.exec(
      key,
    ) ?? [];
  if (!part) return undefined;
  return place === 'residencial' ? known.get(part) : 'otherAddress';
}

function ofKey(key: string): FieldKey | undefined {
  const found = known.get(key) ?? ofGoogle(key) ?? ofOutlook(key);
  if (found) return found;
  const words = key.split(' ');
  if (isOf(words, phoneWords, besidePhone)) return 'phone';
  if (isOf(words, emailWords, besideEmail)) return 'email';
  return asksLeave.test(key) && isOfMessages(key) ? 'allows' : undefined;
}

/** Fields whose numbered headings, such as `Fone 2`, are additional values. */
const numbered = new Set<FieldKey>(['phone', 'email', 'groups', 'note', 'nickName']);

function ofNumbered(key: string): FieldKey | undefined {
  const [, name = '', place = ''] = /^(\D*[^\d ]) ?(\d\d?)(?: address)?$/.exec(key) ?? [];
  const field = name ? ofKey(name) : undefined;
  if (!field || Number(place) < 2 || numbered.has(field)) return field;
  return field === 'street' || field === 'otherAddress' ? 'otherAddress' : undefined;
}

/** Splits words joined by a program: `nomeCompleto`, `Telefone1`. */
const parted = (heading: string) =>
  heading
    .slice(0, longest)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/(?<=\p{L})(?=\d)/gu, ' ');

const memo = new Map<string, FieldKey | null>();
const maxMemo = 1000;

function find(heading: string): FieldKey | undefined {
  for (const key of new Set([headingKey(heading), wordsOf(heading), headingKey(parted(heading))]))
    for (const writing of writingsOf(key)) {
      const field = ofKey(writing) ?? ofNumbered(writing);
      if (field) return field;
    }
  return undefined;
}

/** The field for a column by its heading alone; undefined for none. */
export function fieldCalled(heading: string): FieldKey | undefined {
  const text = heading.slice(0, longest);
  const before = memo.get(text);
  if (before !== undefined) return before ?? undefined;
  const field = /\p{L}/u.test(text) ? find(text) : undefined;
  if (memo.size < maxMemo) memo.set(text, field ?? null);
  return field;
}

/** Whether a heading alone shows that its column has notes. */
export const isNoteHeading = (heading: string): boolean => fieldCalled(heading) === 'note';
