import { foldText } from '@/formats/text';

/** States by their folded names; the values are their abbreviations. */
const stateNames = new Map(
  Object.entries({
    ...{ acre: 'AC', alagoas: 'AL', amapa: 'AP', amazonas: 'AM', bahia: 'BA', ceara: 'CE' },
    ...{ 'distrito federal': 'DF', 'espirito santo': 'ES', goias: 'GO', maranhao: 'MA', 'mato grosso': 'MT' },
    ...{ 'mato grosso do sul': 'MS', 'minas gerais': 'MG', para: 'PA', paraiba: 'PB', parana: 'PR' },
    ...{ pernambuco: 'PE', piaui: 'PI', 'rio de janeiro': 'RJ', 'rio grande do norte': 'RN' },
    ...{
      'rio grande do sul': 'RS',
      rondonia: 'RO',
      roraima: 'RR',
      'santa catarina': 'SC',
      'sao paulo': 'SP',
    },
    ...{ sergipe: 'SE', tocantins: 'TO' },
  }),
);
const states = new Set(stateNames.values());

/** Abbreviation of a state, given as such or by name; '' for anything else. */
export function stateOf(text: string): string {
  if (text.length > 40) return '';
  if (states.has(text)) return text;
  const plain = foldText(text)
    .replace(/\./g, '')
    .replace(/^estado d[eoa] /, '')
    .trim();
  return states.has(plain.toUpperCase()) ? plain.toUpperCase() : (stateNames.get(plain) ?? '');
}

/** Text at the end of a city after a delimiter: `Campinas/SP`, `Campinas (São Paulo)`. */
const parted = /^(.*[^\s/,(-])\s?[/,(-]\s?([\p{L}.][\p{L}. ]{1,25})\)?$/u;
/** After a space only, just two capital letters are a state. */
const capital = /^(.*\S) ([A-Z]{2})$/;

export interface CityRead {
  city: string;
  state: string;
  /** Whether the state in the city differs from the state's cell. */
  isTwofold: boolean;
}

/** Reads a city and its state, which may follow the city; only text that is a state is removed. */
export function readCity(city: string, state: string): CityRead {
  const given = stateOf(state) || state;
  const text = city.replace(/, ?bra[sz]il$/i, '').replace(/\s+/g, ' ');
  const [, name = '', end = ''] = (text.length <= 100 && (parted.exec(text) ?? capital.exec(text))) || [];
  const own = stateOf(end);
  if (!own) return { city: text, state: given, isTwofold: false };
  return { city: name, state: given || own, isTwofold: given !== '' && given !== own };
}
