/*
 * Conversations in the formats of phones and programs, with the expected result. `who: text` is a message, `who <kind
 * name>` a medium; `at` is the time of the first message.
 */

export interface Sample {
  name: string;
  text: string;
  form: 'android' | 'iphone' | 'web' | 'selection' | 'plain';
  at: string | null;
  read: readonly string[];
  deleted?: number;
}

const lines = (...all: string[]) => all.join('\n');
const mark = '\u200e';
const thin = '\u202f';

const conversations: Sample[] = [
  {
    name: 'a file of Android, 24 hours',
    text: lines(
      '12/11/2026 14:05 - As mensagens e ligações são protegidas com a criptografia de ponta a ponta. Somente as pessoas que fazem parte da conversa podem ler, ouvir e compartilhar esse conteúdo. Saiba mais.',
      '12/11/2026 14:05 - Maria Souza: Bom dia, a lâmpada da minha rua queimou',
      '12/11/2026 14:07 - Gabinete Ana: Bom dia! Qual a rua?',
      '12/11/2026 14:08 - Maria Souza: Rua das Flores, 120',
    ),
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: [
      'Maria Souza: Bom dia, a lâmpada da minha rua queimou',
      'Gabinete Ana: Bom dia! Qual a rua?',
      'Maria Souza: Rua das Flores, 120',
    ],
  },
  {
    name: 'a file of Android with a comma and two figures of the year',
    text: lines('12/11/26, 09:15 - João: Oi', '12/11/26, 09:16 - Gabinete: Olá'),
    form: 'android',
    at: '2026-11-12 09:15:00',
    read: ['João: Oi', 'Gabinete: Olá'],
  },
  {
    name: 'a file of Android in English, 12 hours, the day first',
    text: lines('21/11/26, 2:05 pm - Maria: Boa tarde', '21/11/26, 12:10 am - Maria: Ainda no escuro'),
    form: 'android',
    at: '2026-11-21 14:05:00',
    read: ['Maria: Boa tarde', 'Maria: Ainda no escuro'],
  },
  {
    name: 'a file of Android in American English, the month first, a thin blank before PM',
    text: lines(`11/21/26, 2:05${thin}PM - Maria: Boa tarde`, `11/22/26, 9:10${thin}AM - Maria: Bom dia`),
    form: 'android',
    at: '2026-11-21 14:05:00',
    read: ['Maria: Boa tarde', 'Maria: Bom dia'],
  },
  {
    name: 'dates that read both ways, told by those to come',
    text: lines('11/1/26, 2:05 PM - Maria: Oi', '11/12/26, 2:06 PM - Maria: Ainda nada'),
    form: 'android',
    at: '2026-11-01 14:05:00',
    read: ['Maria: Oi', 'Maria: Ainda nada'],
  },
  {
    name: 'dates that read both ways and say nothing: the day first',
    text: '05/06/26, 14:05 - Maria: Oi',
    form: 'android',
    at: '2026-06-05 14:05:00',
    read: ['Maria: Oi'],
  },
  {
    name: 'an old file of Android with “às”',
    text: '12/11/2026 às 14:05 - Maria: Oi',
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: ['Maria: Oi'],
  },
  {
    name: 'a file of an iPhone',
    text: lines(
      `[12/11/2026, 14:05:33] Maria Souza: ${mark}As mensagens e as ligações são protegidas com a criptografia de ponta a ponta.`,
      '[12/11/2026, 14:05:33] Maria Souza: Bom dia',
      `${mark}[12/11/2026, 14:06:01] Maria Souza: ${mark}<anexado: 00000012-PHOTO-2026-11-12-14-06-01.jpg>`,
      '[12/11/2026, 14:07:00] Gabinete: Recebido',
    ),
    form: 'iphone',
    at: '2026-11-12 14:05:00',
    read: [
      'Maria Souza: Bom dia',
      'Maria Souza <photo 00000012-PHOTO-2026-11-12-14-06-01.jpg>',
      'Gabinete: Recebido',
    ],
  },
  {
    name: 'a file of an iPhone, 12 hours',
    text: lines(`[12/11/26 2:05:33${thin}PM] Maria: Oi`, `[12/11/26 12:00:01${thin}AM] Maria: Boa noite`),
    form: 'iphone',
    at: '2026-11-12 14:05:00',
    read: ['Maria: Oi', 'Maria: Boa noite'],
  },
  {
    name: 'a file of an iPhone with a year of four figures in front',
    text: '[2026-11-12, 14:05:33] Maria: Oi',
    form: 'iphone',
    at: '2026-11-12 14:05:00',
    read: ['Maria: Oi'],
  },
  {
    name: 'a copy from the window of a computer',
    text: lines(
      '[14:05, 12/11/2026] Maria Souza: Bom dia',
      '[14:06, 12/11/2026] Gabinete Ana: Bom dia, em que ajudamos?',
      '[14:08, 12/11/2026] Maria Souza: Um buraco na rua',
    ),
    form: 'web',
    at: '2026-11-12 14:05:00',
    read: [
      'Maria Souza: Bom dia',
      'Gabinete Ana: Bom dia, em que ajudamos?',
      'Maria Souza: Um buraco na rua',
    ],
  },
  {
    name: 'a copy from the window of a computer, of a number in no contacts',
    text: lines('[14:05, 12/11/2026] +55 19 98111-0004: Bom dia', '[14:06, 12/11/2026] Gabinete: Olá'),
    form: 'web',
    at: '2026-11-12 14:05:00',
    read: ['+55 19 98111-0004: Bom dia', 'Gabinete: Olá'],
  },
  {
    name: 'a copy from the window of a computer, 12 hours, the month first',
    text: lines('[2:05 PM, 11/21/2026] Maria: Oi', '[2:06 PM, 11/21/2026] Gabinete: Olá'),
    form: 'web',
    at: '2026-11-21 14:05:00',
    read: ['Maria: Oi', 'Gabinete: Olá'],
  },
  {
    name: 'messages copied on Android, without a year',
    text: lines('[12/11 14:05] Maria: Bom dia', '[12/11 14:06] Gabinete: Olá'),
    form: 'selection',
    at: '2026-11-12 14:05:00',
    read: ['Maria: Bom dia', 'Gabinete: Olá'],
  },
  {
    name: 'messages copied on Android in January, of December',
    text: '[30/12, 23:50] Maria: Feliz ano novo',
    form: 'selection',
    at: '2025-12-30 23:50:00',
    read: ['Maria: Feliz ano novo'],
  },
  {
    name: 'several days',
    text: lines('10/11/2026 08:00 - Maria: Segunda', '12/11/2026 09:00 - Maria: Quarta'),
    form: 'android',
    at: '2026-11-10 08:00:00',
    read: ['Maria: Segunda', 'Maria: Quarta'],
  },
  {
    name: 'line breaks inside a message, blank ones too',
    text: lines(
      '12/11/2026 14:05 - Maria: Preciso de:',
      '- remédio',
      '',
      '- consulta',
      '12/11/2026 14:06 - Maria: Obrigada',
    ),
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: ['Maria: Preciso de:\n- remédio\n\n- consulta', 'Maria: Obrigada'],
  },
  {
    name: 'a line that begins like a date but is none of a message',
    text: lines(
      '12/11/2026 14:05 - Maria: Minhas consultas:',
      '12/12/2026 às 14h no posto',
      '15/12/2026 - retorno',
    ),
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: ['Maria: Minhas consultas:\n12/12/2026 às 14h no posto\n15/12/2026 - retorno'],
  },
  {
    name: 'a group, with one whom nobody has in the contacts',
    text: lines(
      '12/11/2026 14:00 - Ana criou o grupo "Moradores da Vila"',
      '12/11/2026 14:01 - Você foi adicionado',
      '12/11/2026 14:05 - ~ Zé da Feira: Falta água',
      '12/11/2026 14:06 - Dona Lourdes: Aqui também',
      '12/11/2026 14:07 - Carlos mudou o assunto para: Água já',
      '12/11/2026 14:08 - +55 19 3231-0004: E aqui',
    ),
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: ['Zé da Feira: Falta água', 'Dona Lourdes: Aqui também', '+55 19 3231-0004: E aqui'],
  },
  {
    name: 'media left out, in Portuguese',
    text: lines(
      '12/11/2026 14:05 - Maria: <Mídia oculta>',
      '12/11/2026 14:06 - Maria: <Arquivo de mídia oculto>',
      `[12/11/2026, 14:06:01] Maria: ${mark}imagem ocultada`,
      `[12/11/2026, 14:06:02] Maria: ${mark}áudio ocultado`,
      `[12/11/2026, 14:06:03] Maria: ${mark}vídeo omitido`,
      `[12/11/2026, 14:06:04] Maria: ${mark}figurinha omitida`,
    ),
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: [
      'Maria <unknown>',
      'Maria <unknown>',
      'Maria <photo>',
      'Maria <audio>',
      'Maria <video>',
      'Maria <sticker>',
    ],
  },
  {
    name: 'media left out, in English',
    text: lines(
      '12/11/2026 14:05 - Maria: <Media omitted>',
      `[12/11/2026, 14:06:01] Maria: ${mark}image omitted`,
      `[12/11/2026, 14:06:02] Maria: ${mark}audio omitted`,
      `[12/11/2026, 14:06:03] Maria: ${mark}Contact card omitted`,
    ),
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: ['Maria <unknown>', 'Maria <photo>', 'Maria <audio>', 'Maria <contact>'],
  },
  {
    name: 'files of Android, one with words under it',
    text: lines(
      '12/11/2026 14:05 - Maria: IMG-20261112-WA0001.jpg (arquivo anexado)',
      'Olha o buraco',
      '12/11/2026 14:06 - Maria: PTT-20261112-WA0002.opus (arquivo anexado)',
      '12/11/2026 14:07 - Maria: Conta de luz.pdf (file attached)',
      '12/11/2026 14:08 - Maria: STK-20261112-WA0003.webp (arquivo anexado)',
      '12/11/2026 14:09 - Maria: VID-20261112-WA0004.mp4 (arquivo anexado)',
    ),
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: [
      'Maria: Olha o buraco <photo IMG-20261112-WA0001.jpg>',
      'Maria <audio PTT-20261112-WA0002.opus>',
      'Maria <document Conta de luz.pdf>',
      'Maria <sticker STK-20261112-WA0003.webp>',
      'Maria <video VID-20261112-WA0004.mp4>',
    ],
  },
  {
    name: 'files of an iPhone',
    text: lines(
      `[12/11/2026, 14:06:01] Maria: ${mark}<anexado: 00000001-AUDIO-2026-11-12-14-06-01.opus>`,
      `[12/11/2026, 14:06:02] Maria: ${mark}<attached: 00000002-Conta.pdf>`,
      `[12/11/2026, 14:06:03] Maria: Conta de água.pdf • ${mark}2 páginas ${mark}documento omitido`,
    ),
    form: 'iphone',
    at: '2026-11-12 14:06:00',
    read: [
      'Maria <audio 00000001-AUDIO-2026-11-12-14-06-01.opus>',
      'Maria <document 00000002-Conta.pdf>',
      'Maria <document>',
    ],
  },
  {
    name: 'messages taken back',
    text: lines(
      '12/11/2026 14:05 - Maria: Mensagem apagada',
      '12/11/2026 14:06 - Gabinete: Você apagou esta mensagem.',
      '12/11/2026 14:06 - Maria: Esta mensagem foi apagada',
      '12/11/2026 14:07 - Maria: This message was deleted.',
      '12/11/2026 14:08 - Maria: Oi',
    ),
    form: 'android',
    at: '2026-11-12 14:08:00',
    read: ['Maria: Oi'],
    deleted: 4,
  },
  {
    name: 'messages changed afterwards',
    text: lines(
      `12/11/2026 14:05 - Maria: Rua A, 12 ${mark}<Esta mensagem foi editada>`,
      '12/11/2026 14:06 - Maria: Rua B <Mensagem editada>',
      '12/11/2026 14:07 - Maria: Rua C <This message was edited>',
    ),
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: ['Maria: Rua A, 12', 'Maria: Rua B', 'Maria: Rua C'],
  },
  {
    name: 'a forwarded message',
    text: lines('[14:05, 12/11/2026] Maria: Encaminhada', 'Vacinação no sábado'),
    form: 'web',
    at: '2026-11-12 14:05:00',
    read: ['Maria: → Vacinação no sábado'],
  },
  {
    name: 'emoji, alone and in a name',
    text: lines('12/11/2026 14:05 - Maria 🌻: 🙏🏽', '12/11/2026 14:06 - Maria 🌻: Obrigada 👩‍👧'),
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: ['Maria 🌻: 🙏🏽', 'Maria 🌻: Obrigada 👩‍👧'],
  },
  {
    name: 'a name from right to left',
    text: lines(
      '12/11/2026 14:05 - \u200f\u202bيوسف\u202c: Bom dia',
      '12/11/2026 14:06 - \u200fيوسف: Tudo bem?',
    ),
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: ['يوسف: Bom dia', 'يوسف: Tudo bem?'],
  },
  {
    name: 'lost calls between the messages',
    text: lines(
      '12/11/2026 14:05 - Maria: Ligação de voz perdida',
      `[12/11/2026, 14:06:01] Maria: ${mark}Chamada de vídeo perdida`,
      '12/11/2026 14:07 - Maria: Liguei e não atenderam',
    ),
    form: 'android',
    at: '2026-11-12 14:07:00',
    read: ['Maria: Liguei e não atenderam'],
  },
  {
    name: 'sentences that look like the program’s',
    text: lines(
      '12/11/2026 14:05 - Maria: Minha mãe saiu do hospital',
      '12/11/2026 14:06 - Maria: Esta empresa não recolhe o lixo',
      '12/11/2026 14:07 - Maria: Chamada de vídeo perdida é o que eu mais tenho',
    ),
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: [
      'Maria: Minha mãe saiu do hospital',
      'Maria: Esta empresa não recolhe o lixo',
      'Maria: Chamada de vídeo perdida é o que eu mais tenho',
    ],
  },
  {
    name: 'colons and times in the words',
    text: lines(
      '12/11/2026 14:05 - Maria: Horário: das 8:00 às 12:00',
      '12/11/2026 14:06 - Maria: Obs: urgente',
    ),
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: ['Maria: Horário: das 8:00 às 12:00', 'Maria: Obs: urgente'],
  },
  {
    name: 'an address of a map and one of a page',
    text: '12/11/2026 14:05 - Maria: localização: https://maps.google.com/?q=-22.9,-47.0',
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: ['Maria: localização: https://maps.google.com/?q=-22.9,-47.0'],
  },
  {
    name: 'line ends of Windows and of old programs',
    text: '12/11/2026 14:05 - Maria: Oi\r\n12/11/2026 14:06 - Maria: Um\rDois',
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: ['Maria: Oi', 'Maria: Um\nDois'],
  },
  {
    name: 'a choice that begins in the middle of a message',
    text: lines('e o resto da frase', '[14:06, 12/11/2026] Maria: Oi'),
    form: 'web',
    at: null,
    read: ['e o resto da frase', 'Maria: Oi'],
  },
  {
    name: 'a name alone, its text on the next line',
    text: lines('[14:06, 12/11/2026] Maria:', 'Bom dia'),
    form: 'web',
    at: '2026-11-12 14:06:00',
    read: ['Maria: Bom dia'],
  },
  {
    name: 'what the program says over several lines',
    text: lines(
      '12/11/2026 14:00 - Ana mudou a descrição do grupo',
      'Sejam bem-vindos',
      '12/11/2026 14:05 - Maria: Oi',
    ),
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: ['Maria: Oi'],
  },
  {
    name: 'a date that is none',
    text: '45/45/2026 14:05 - Maria: Oi',
    form: 'android',
    at: null,
    read: ['Maria: Oi'],
  },
  {
    name: 'one message, copied alone: a plain text',
    text: 'Bom dia, falta luz na Rua das Flores\nObrigada',
    form: 'plain',
    at: null,
    read: ['Bom dia, falta luz na Rua das Flores\nObrigada'],
  },
  {
    name: 'another program: a plain text, whole',
    text: lines('Maria Souza, [12 nov. 2026 14:05]', 'Bom dia', 'De: maria@exemplo.com', 'Assunto: luz'),
    form: 'plain',
    at: null,
    read: ['Maria Souza, [12 nov. 2026 14:05]\nBom dia\nDe: maria@exemplo.com\nAssunto: luz'],
  },
  {
    name: 'an hour that is none: a plain text',
    text: '[12/11/2026, 27:80] Maria: Oi',
    form: 'plain',
    at: null,
    read: ['[12/11/2026, 27:80] Maria: Oi'],
  },
  {
    name: 'hours with points',
    text: '12.11.2026, 14.05 - Maria: Oi',
    form: 'android',
    at: '2026-11-12 14:05:00',
    read: ['Maria: Oi'],
  },
  {
    name: 'nothing',
    text: '  \n ',
    form: 'plain',
    at: null,
    read: [''],
  },
];

export default conversations;
