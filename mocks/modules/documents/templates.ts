/* Text templates, with gaps in brackets and alignment as inline styles, as older editors write it. */

export interface TemplateGroup {
  groupName: string;
  listItens: { description: string; template: string }[];
}

const paragraph = (text: string) => `<p style="text-align: justify">${text}</p>`;
const centred = (text: string) => `<p style="text-align: center">${text}</p>`;
const toTheRight = (text: string) => `<p style="text-align: right">${text}</p>`;
const title = (text: string) => `<h1 style="text-align: center">${text}</h1>`;
const summary = (text: string) => `<p style="text-align: justify; margin-left: 6em"><em>${text}</em></p>`;
const article = (number: string, text: string) => paragraph(`<strong>Art. ${number}</strong> ${text}`);
const incisos = (...texts: string[]) => texts.map((text) => paragraph(text)).join('\n');
const soleParagraph = (text: string) => paragraph(`Parágrafo único. ${text}`);
const items = (...texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
const numbered = (...texts: string[]) => `<ol>${texts.map((text) => `<li>${text}</li>`).join('')}</ol>`;
const table = (heads: readonly string[], ...rows: string[][]) =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

const dated = toTheRight('[cidade], [data por extenso].');
const plenary = toTheRight('Sala das Sessões, [data por extenso].');
/** Space for a signature above the name. */
const signed = `${centred('<br>')}\n${centred('<br>')}\n${centred('<strong>[nome]</strong><br>[cargo]')}`;
const addressee = paragraph(
  'A Sua Excelência<br><strong>[nome do destinatário]</strong><br>[cargo do destinatário]',
);
const enacting = paragraph('A CÂMARA MUNICIPAL aprova e o PREFEITO sanciona e promulga a seguinte lei:');
const inForce = (number: string, norm = 'Esta Lei') =>
  article(number, `${norm} entra em vigor na data de sua publicação.`);
/** On a page of its own. */
const reasons = '<hr class="page-break"><h2 style="text-align: center">Justificativa</h2>';

export const templateGroups: readonly TemplateGroup[] = [
  {
    groupName: 'Ofício',
    listItens: [
      {
        description: 'Ofício de solicitação a uma secretaria',
        template: [
          toTheRight('Ofício nº [número]/[ano]'),
          dated,
          addressee,
          paragraph('<strong>Assunto:</strong> [assunto]'),
          paragraph('Senhor(a) Secretário(a),'),
          paragraph(
            'Cumprimentando-o(a), levo ao seu conhecimento o pedido de moradores do bairro [bairro], que relatam [descrição do problema].',
          ),
          paragraph('Diante disso, solicito a essa pasta:'),
          numbered(
            'a vistoria do local, com a presença de um representante dos moradores;',
            'a inclusão do serviço na programação do próximo trimestre;',
            'a resposta por escrito a este gabinete, no prazo de quinze dias.',
          ),
          paragraph('Conto com a sua atenção e renovo os votos de estima e consideração.'),
          paragraph('Atenciosamente,'),
          signed,
        ].join('\n'),
      },
      {
        description: 'Ofício de encaminhamento de documentos',
        template: [
          toTheRight('Ofício nº [número]/[ano]'),
          dated,
          addressee,
          paragraph('Senhor(a) [cargo],'),
          paragraph('Encaminho, para as providências cabíveis, os documentos relacionados a seguir:'),
          table(
            ['Documento', 'Data', 'Folhas'],
            ['[documento]', '[data]', '[folhas]'],
            ['[documento]', '[data]', '[folhas]'],
          ),
          paragraph('Permaneço à disposição para o que for necessário.'),
          paragraph('Respeitosamente,'),
          signed,
        ].join('\n'),
      },
      {
        description: 'Ofício de convite para audiência pública',
        template: [
          toTheRight('Ofício nº [número]/[ano]'),
          dated,
          addressee,
          paragraph('Prezado(a) Senhor(a),'),
          paragraph(
            'Tenho a honra de convidar Vossa Senhoria para a audiência pública sobre <strong>[tema]</strong>, a realizar-se no dia [data], às [hora], em [local].',
          ),
          paragraph('Peço a gentileza de confirmar a presença até a véspera, pelo telefone do gabinete.'),
          signed,
        ].join('\n'),
      },
    ],
  },
  {
    groupName: 'Moção',
    listItens: [
      {
        description: 'Moção de aplauso a pessoa ou entidade',
        template: [
          title('Moção de aplauso nº [número]/[ano]'),
          paragraph('Senhor Presidente,'),
          paragraph(
            'Requeiro à Mesa, ouvido o Plenário, que fique registrada nos anais desta Casa moção de <strong>aplauso</strong> a <strong>[homenageado]</strong>, por [motivo].',
          ),
          paragraph(
            'O trabalho desenvolvido em [local ou área] honra o Município e serve de exemplo: [breve histórico].',
          ),
          paragraph('Que se dê ciência desta homenagem a [endereço ou contato].'),
          plenary,
          signed,
        ].join('\n'),
      },
      {
        description: 'Moção de repúdio',
        template: [
          title('Moção de repúdio nº [número]/[ano]'),
          paragraph('Senhor Presidente,'),
          paragraph(
            'Submeto ao Plenário moção de <strong>repúdio</strong> a [fato], ocorrido em [data e local], pelas razões seguintes:',
          ),
          items('[primeira razão];', '[segunda razão];', '[terceira razão].'),
          paragraph('Que se dê ciência a [autoridades].'),
          plenary,
          signed,
        ].join('\n'),
      },
      {
        description: 'Moção de pesar',
        template: [
          title('Moção de pesar nº [número]/[ano]'),
          paragraph(
            'Registro o profundo pesar desta Casa pelo falecimento de <strong>[nome]</strong>, ocorrido em [data], que deixa em nossa cidade a lembrança de [legado].',
          ),
          paragraph('Aos familiares e amigos, a nossa solidariedade.'),
          plenary,
          signed,
        ].join('\n'),
      },
    ],
  },
  {
    groupName: 'Requerimento',
    listItens: [
      {
        description: 'Requerimento de informações ao Executivo',
        template: [
          title('Requerimento nº [número]/[ano]'),
          paragraph('Senhor Presidente,'),
          paragraph(
            'Requeiro, na forma regimental, que se oficie ao Senhor Prefeito para que informe a esta Casa, no prazo legal, a respeito de <strong>[objeto]</strong>:',
          ),
          numbered(
            'Qual a situação atual de [objeto]?',
            'Há cronograma para a sua execução? Em caso afirmativo, enviar cópia.',
            'Quais os valores empenhados e pagos até a presente data?',
            'Qual a empresa contratada, e sob que número de contrato?',
          ),
          reasons,
          paragraph('[razões do pedido]'),
          plenary,
          signed,
        ].join('\n'),
      },
      {
        description: 'Requerimento de urgência na tramitação',
        template: [
          title('Requerimento nº [número]/[ano]'),
          paragraph('Senhor Presidente,'),
          paragraph(
            'Requeremos, nos termos do Regimento Interno, <u>regime de urgência</u> para a tramitação do [proposição] nº [número]/[ano], que dispõe sobre [ementa].',
          ),
          plenary,
          centred('[assinaturas]'),
        ].join('\n'),
      },
    ],
  },
  {
    groupName: 'Indicação',
    listItens: [
      {
        description: 'Indicação de serviço em via pública',
        template: [
          title('Indicação nº [número]/[ano]'),
          paragraph('Senhor Presidente,'),
          paragraph(
            'Indico ao Senhor Prefeito, por meio do órgão competente, a necessidade de <strong>[serviço]</strong> em [rua e bairro].',
          ),
          reasons,
          paragraph(
            'Moradores procuraram este gabinete para relatar [problema]. O serviço trará segurança a quem passa pelo local, sobretudo crianças e pessoas idosas.',
          ),
          plenary,
          signed,
        ].join('\n'),
      },
      {
        description: 'Indicação de melhoria em equipamento público',
        template: [
          title('Indicação nº [número]/[ano]'),
          paragraph('Senhor Presidente,'),
          paragraph(
            'Indico ao Senhor Prefeito a realização das seguintes melhorias em <strong>[equipamento]</strong>:',
          ),
          items('[primeira melhoria];', '[segunda melhoria];', '[terceira melhoria].'),
          reasons,
          paragraph('[justificativa]'),
          plenary,
          signed,
        ].join('\n'),
      },
    ],
  },
  {
    groupName: 'Projeto de lei',
    listItens: [
      {
        description: 'Projeto de lei com justificativa',
        template: [
          title('Projeto de lei nº [número]/[ano]'),
          summary('[ementa].'),
          enacting,
          article('1º', 'Fica instituído, no âmbito do Município, [objeto da lei].'),
          article('2º', 'São objetivos desta lei:'),
          incisos('I – [primeiro objetivo];', 'II – [segundo objetivo];', 'III – [terceiro objetivo].'),
          article('3º', 'As despesas decorrentes desta lei correrão por conta de dotações próprias.'),
          inForce('4º'),
          plenary,
          signed,
          reasons,
          paragraph('[justificativa]'),
        ].join('\n'),
      },
      {
        description: 'Projeto de lei que institui data no calendário oficial',
        template: [
          title('Projeto de lei nº [número]/[ano]'),
          summary('Institui, no calendário oficial do Município, [nome da data], e dá outras providências.'),
          enacting,
          article('1º', 'Fica instituído [nome da data], a ser celebrado anualmente em [dia e mês].'),
          article('2º', 'O Poder Executivo poderá promover, nessa data, atividades educativas e culturais.'),
          inForce('3º'),
          plenary,
          signed,
        ].join('\n'),
      },
      {
        description: 'Projeto de lei que dá nome a via ou próprio público',
        template: [
          title('Projeto de lei nº [número]/[ano]'),
          summary('Dá o nome de [homenageado] a [via ou próprio público].'),
          enacting,
          article(
            '1º',
            'Passa a denominar-se <strong>[homenageado]</strong> [via ou próprio público], no bairro [bairro].',
          ),
          inForce('2º'),
          plenary,
          signed,
          reasons,
          paragraph('[biografia do homenageado]'),
        ].join('\n'),
      },
    ],
  },
  {
    groupName: 'Emenda',
    listItens: [
      {
        description: 'Emenda modificativa',
        template: [
          title('Emenda modificativa nº [número]/[ano]'),
          summary('Altera o [dispositivo] do Projeto de Lei nº [número do projeto].'),
          article(
            '1º',
            'O [dispositivo] do Projeto de Lei nº [número do projeto] passa a vigorar com a seguinte redação:',
          ),
          paragraph('“[nova redação].”'),
          plenary,
          signed,
          reasons,
          paragraph('[justificativa]'),
        ].join('\n'),
      },
    ],
  },
  {
    groupName: 'Projeto de resolução',
    listItens: [
      {
        description: 'Projeto de resolução',
        template: [
          title('Projeto de resolução nº [número]/[ano]'),
          summary('[ementa].'),
          paragraph('A CÂMARA MUNICIPAL resolve:'),
          article('1º', 'Fica [objeto da resolução].'),
          soleParagraph('[detalhe do objeto].'),
          article('2º', 'As despesas correrão por conta de dotações próprias da Câmara.'),
          inForce('3º', 'Esta Resolução'),
          plenary,
          signed,
          reasons,
          paragraph('[justificativa]'),
        ].join('\n'),
      },
    ],
  },
  {
    groupName: 'Projeto de decreto legislativo',
    listItens: [
      {
        description: 'Projeto de decreto legislativo',
        template: [
          title('Projeto de decreto legislativo nº [número]/[ano]'),
          summary('[ementa].'),
          paragraph('A CÂMARA MUNICIPAL decreta:'),
          article('1º', 'Fica [objeto do decreto].'),
          inForce('2º', 'Este Decreto Legislativo'),
          plenary,
          signed,
          reasons,
          paragraph('[justificativa]'),
        ].join('\n'),
      },
    ],
  },
  {
    groupName: 'Título de cidadão',
    listItens: [
      {
        description: 'Concessão de título de cidadão',
        template: [
          title('Projeto de decreto legislativo nº [número]/[ano]'),
          summary('Concede o título de Cidadão(ã) [gentílico] a [homenageado].'),
          paragraph('A CÂMARA MUNICIPAL decreta:'),
          article(
            '1º',
            'Fica concedido a <strong>[homenageado]</strong> o título de Cidadão(ã) [gentílico], pelos relevantes serviços prestados ao Município.',
          ),
          article('2º', 'O título será entregue em sessão solene, em data a ser definida pela Mesa.'),
          article('3º', 'Este decreto legislativo entra em vigor na data de sua publicação.'),
          plenary,
          signed,
          '<h2 style="text-align: center">Biografia</h2>',
          paragraph('[nascimento, formação e atuação do homenageado]'),
        ].join('\n'),
      },
    ],
  },
];

const longSections = 60;

/** About forty printed pages. */
export function longText(name: string): string {
  const chapters = Array.from({ length: longSections }, (_, index) => {
    const first = index * 3 + 1;
    return [
      `<h2>Capítulo ${index + 1}</h2>`,
      ...[0, 1, 2].map((step) => article(`${first + step}.`, planSentences.join(' '))),
      items(...planItems),
    ].join('\n');
  });
  return [
    title(name),
    summary('Dispõe sobre o plano municipal e dá outras providências.'),
    enacting,
    ...chapters,
    plenary,
    signed,
  ].join('\n');
}

const planSentences = [
  'O Município promoverá a integração das políticas de habitação, transporte, saneamento e meio ambiente, com a participação da população em todas as etapas.',
  'As metas serão revistas a cada quatro anos, ouvidos os conselhos municipais e precedidas de audiências públicas em cada região administrativa.',
  'Os dados que sustentam cada revisão ficarão abertos à consulta, em linguagem simples e em formato que permita o seu reaproveitamento.',
];
const planItems = [
  'prioridade ao transporte coletivo, a pé e por bicicleta;',
  'proteção das áreas de mananciais e recuperação das matas ciliares;',
  'reserva de áreas para moradia popular próximas de escolas e unidades de saúde;',
  'prestação de contas anual à Câmara Municipal.',
];
