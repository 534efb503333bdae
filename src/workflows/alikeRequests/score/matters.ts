import { soundOf } from '@/lookups/voters/alike/words';
import { rootOf } from '@/features/services/words/requestWords';

/* Topics of municipal services, independent of wording: `poste apagado` and `lâmpada queimada` are the same topic. */

/** Words that belong to exactly one topic. */
const said: Readonly<Record<string, string>> = {
  luz: 'iluminacao iluminar lampada luz luminaria refletor apagado apagada escuro escura escuridao breu led',
  poste: 'poste postes',
  buraco: 'buraco buracos cratera valeta esburacada tapar afundou afundamento cedendo',
  recape: 'recape recapear recapeamento pavimento pavimentar pavimentacao remendo remendado ondulacoes',
  terra: 'terra lama poeira',
  galhos: 'poda podar galho galhos ramo ramos',
  queda:
    'queda cair torto torta tombar tombando caindo podre cupim seca morta condenada supressao rachado inclinada tronco',
  mudas: 'plantio plantar muda mudas',
  esgoto: 'esgoto fossa fossas',
  bueiro: 'bueiro bueiros lobo alaga alagou alagamento enxurrada enchente galeria',
  vazamento: 'vazamento vazando vaza cano jorrando estourado',
  conta: 'conta cpfl energia relogio fatura hidrometro leitura',
  dengue: 'dengue mosquito mosquitos pernilongo larva larvas aedes nebulizacao fumace',
  terreno: 'terreno mato baldio entulho escorpiao escorpioes capina rocagem',
  lombada: 'lombada quebra redutor velocidade radar correm voando',
  travessia: 'faixa semaforo sinalizacao pedestres',
  abrigo: 'abrigo cobertura banco',
  linha: 'linha horario horarios lotado lotada superlotada intervalo itinerario noturno',
  consulta:
    'consulta especialista cardiologista ortopedista neurologista oftalmologista dermatologista pediatra',
  clinico: 'clinico geral atendimento',
  exame: 'exame ressonancia tomografia ultrassom ultra endoscopia colonoscopia mamografia',
  remedio: 'remedio medicamento insulina farmacia',
  cirurgia: 'catarata operacao',
  cadeira: 'cadeira rodas andador muleta muletas protese',
  fraldas: 'fralda fraldas geriatrica',
  vacina: 'vacina vacinas',
  creche: 'creche cei bercario',
  perua: 'perua van transporte',
  cuidador: 'cuidador cuidadora auxiliar acompanhante',
  professor: 'professor professora matematica',
  merenda: 'merenda merendeira',
  castracao: 'castrar castracao castramovel',
  maus: 'maus maltrata maltratado amarrado corrente envenenando envenenados',
  bpc: 'bpc loas beneficio inss',
  cesta: 'cesta alimentos fome comida comer',
  cadastro: 'cadunico unico cras',
  casa: 'cohab cdhu inscrita aluguel sorteada',
  lote: 'escritura lote usucapiao fundiaria',
  risco: 'barranco deslizamento muro rachadura rachaduras rachando trinca trincadas desabar encosta',
  curso: 'curso oficina informatica computacao aula',
  emprego: 'emprego curriculo desempregado aprendiz',
  furto:
    'furto furtos assalto assaltos assaltaram roubo arrombadas ronda viatura policiamento policia guarda',
  barulho: 'som baile barulho sossego pancadao',
  calcada: 'calcada passeio rampa cadeirante',
  camera: 'camera cameras',
};

/** The root of a word as pronounced, which most misspellings share: `iluminasão` and `iluminação`. */
export const signOf = (word: string): string => rootOf(soundOf(word));

const matterOfRoot = new Map(
  Object.entries(said).flatMap(([matter, words]) => words.split(' ').map((word) => [signOf(word), matter])),
);

/** Words that begin like those of another topic: `medicamento`. */
const whole = new Map(['medico', 'medica', 'medicos', 'medicas'].map((word) => [word, 'clinico']));

/** The topic of a word; undefined for an ambiguous one. */
export const matterOf = (word: string): string | undefined =>
  whole.get(word) ?? matterOfRoot.get(signOf(word));
