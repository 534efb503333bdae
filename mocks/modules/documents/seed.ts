import type { Database } from '../../db';
import type { Random } from '../../seed/random';
import type { SeedScope } from '../../seed/scope';
import { addDays } from '../../time';
import type { AttachmentName } from '../services/attachments';
import { palette } from '../settings/seed';
import { longText, templateGroups } from './templates';

const documentTypes = [
  'Ofício',
  'Requerimento',
  'Indicação',
  'Moção de aplauso',
  'Moção de repúdio',
  'Projeto de lei',
  'Projeto de lei complementar',
  'Projeto de resolução',
  'Projeto de decreto legislativo',
  'Emenda',
  'Memorando',
];

type Status = readonly [name: string, color: string];

const starterStatuses: readonly Status[] = [
  ['Em elaboração', palette.lavanda],
  ['Protocolado', palette.pavao],
  ['Aprovado', palette.manjericao],
];

const fullStatuses: readonly Status[] = [
  ['Em elaboração', palette.lavanda],
  ['Protocolado', palette.pavao],
  ['Na comissão', palette.banana],
  ['Em votação', palette.tangerina],
  ['Aprovado', palette.manjericao],
  ['Rejeitado', palette.tomate],
  ['Respondido', palette.salvia],
  ['Arquivado', palette.grafite],
];

const authors = [
  'Helena Prado',
  'Comissão de Constituição e Legalidade',
  'Comissão de Educação e Esporte',
  'Comissão de Política Social e Saúde',
  'Mesa Diretora',
  'Vereador Otávio Bittencourt',
  'Vereadora Íris Nakamura',
  'Vereador Ângelo Quirino',
  'Bancada feminina',
];

export function seedDocumentTypes(db: Database): void {
  for (const name of documentTypes) db.documentTypes.insert({ name });
}

export function seedStarterDocuments(db: Database, clientId: number): void {
  for (const [name, color] of starterStatuses) db.legislativeStatuses.insert({ clientId, name, color });
}

export function seedFullDocuments(db: Database, clientId: number): void {
  for (const [name, color] of fullStatuses) db.legislativeStatuses.insert({ clientId, name, color });
  for (const name of authors) db.authors.insert({ clientId, name });
}

interface Matter {
  type: string;
  menu: string;
  department: string;
  template: string;
}

const matter = (type: string, template: string, department: string, menu: string): Matter => ({
  type,
  template,
  department,
  menu,
});

const request = 'Ofício de solicitação a uma secretaria';
const street = 'Indicação de serviço em via pública';
const facility = 'Indicação de melhoria em equipamento público';
const questions = 'Requerimento de informações ao Executivo';
const praise = 'Moção de aplauso a pessoa ou entidade';
const bill = 'Projeto de lei com justificativa';
const transport = 'Secretaria de Transportes';
const publicWorks = 'Secretaria de Serviços Públicos';
const education = 'Secretaria de Educação';
const health = 'Secretaria de Saúde';
const green = 'Secretaria do Verde e Meio Ambiente';
const culture = 'Secretaria de Cultura e Turismo';

const matters: readonly Matter[] = [
  matter(
    'Ofício',
    request,
    publicWorks,
    'Troca das lâmpadas queimadas na Avenida das Amoreiras e nas ruas vizinhas.',
  ),
  matter(
    'Ofício',
    request,
    health,
    'Falta de pediatra na UBS do Jardim Florence às segundas e quintas-feiras.',
  ),
  matter('Ofício', request, education, 'Vagas em creche para as famílias do Parque Oziel.'),
  matter(
    'Ofício',
    'Ofício de convite para audiência pública',
    transport,
    'Convite para a audiência pública sobre as linhas de ônibus da região do Ouro Verde.',
  ),
  matter(
    'Ofício',
    'Ofício de encaminhamento de documentos',
    'Secretaria de Habitação',
    'Encaminha o abaixo-assinado dos moradores que pedem a regularização fundiária.',
  ),
  matter(
    'Requerimento',
    questions,
    'Secretaria de Finanças',
    'Informações sobre a execução das emendas impositivas do ano passado.',
  ),
  matter(
    'Requerimento',
    questions,
    health,
    'Informações sobre a fila de exames de imagem e o tempo médio de espera.',
  ),
  matter(
    'Requerimento',
    'Requerimento de urgência na tramitação',
    education,
    'Urgência para a tramitação do projeto que trata da alimentação nas escolas.',
  ),
  matter('Indicação', street, transport, 'Faixa elevada em frente à escola estadual da Vila União.'),
  matter(
    'Indicação',
    street,
    publicWorks,
    'Recapeamento da Rua Barão de Jaguara entre a Avenida Moraes Sales e o terminal.',
  ),
  matter('Indicação', street, green, 'Poda e avaliação das árvores da Praça Carlos Gomes, com laudo.'),
  matter(
    'Indicação',
    facility,
    'Secretaria de Esportes e Lazer',
    'Reforma da quadra coberta e dos vestiários do Jardim Eulina.',
  ),
  matter('Indicação', facility, health, 'Instalação de toldo e bancos na entrada do centro de saúde.'),
  matter(
    'Moção de aplauso',
    praise,
    culture,
    'Aplauso à Corporação Musical pelos cento e vinte anos de atividade.',
  ),
  matter(
    'Moção de aplauso',
    praise,
    education,
    'Aplauso à equipe da escola municipal premiada na olimpíada de matemática.',
  ),
  matter(
    'Moção de repúdio',
    'Moção de repúdio',
    'Secretaria de Assistência Social',
    'Repúdio ao corte de vagas nos abrigos durante o inverno.',
  ),
  matter(
    'Projeto de lei',
    bill,
    green,
    'Institui o programa municipal de compostagem nas escolas e nos próprios públicos.',
  ),
  matter(
    'Projeto de lei',
    bill,
    health,
    'Garante às mães atípicas atendimento prioritário nas unidades de saúde.',
  ),
  matter(
    'Projeto de lei',
    'Projeto de lei que institui data no calendário oficial',
    culture,
    'Institui a Semana da Literatura Negra no calendário oficial do Município.',
  ),
  matter(
    'Projeto de lei',
    'Projeto de lei que dá nome a via ou próprio público',
    publicWorks,
    'Dá o nome de Professora Nair Galvão à praça do Jardim das Bandeiras.',
  ),
  matter(
    'Projeto de decreto legislativo',
    'Concessão de título de cidadão',
    culture,
    'Concede o título de cidadã campineira à médica Zilda Yamashita.',
  ),
  matter(
    'Emenda',
    bill,
    'Secretaria de Finanças',
    'Destina recursos à compra de instrumentos para a banda municipal.',
  ),
  matter('Memorando', request, '', 'Escala da equipe para o gabinete itinerante do mês.'),
];

const regions = ['Norte', 'Sul', 'Leste', 'Sudoeste', 'Noroeste', 'Centro', 'Distrito de Barão Geraldo', ''];

const commentTexts = [
  'Protocolado na secretaria da Câmara.',
  'Encaminhado à Comissão de Constituição e Legalidade.',
  'Parecer favorável da comissão, com emenda de redação.',
  'A secretaria respondeu que o serviço está na programação do próximo trimestre.',
  'Incluído na ordem do dia.',
  'Lido em plenário; segue para votação.',
];
const papers: readonly AttachmentName[] = ['protocolo-156.pdf', 'foto-do-local.png', 'abaixo-assinado.pdf'];
const paperNotes = ['Protocolo da Câmara', 'Foto anexada pelo morador', 'Assinaturas'];
const finished = ['Aprovado', 'Rejeitado', 'Respondido', 'Arquivado'];

const span = 4 * 365;

export function seedDocuments(scope: SeedScope, count: number): void {
  const { db, client, today } = scope;
  if (count === 0) return;
  const random = scope.random('documents');
  const statuses = db.legislativeStatuses.filter(({ clientId }) => clientId === client.id);
  const [drafting, ...sent] = statuses;
  if (!drafting) return;
  const names = db.authors.filter(({ clientId }) => clientId === client.id).map(({ name }) => name);

  const taken = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    // Denser towards today.
    const daysAgo = 1 + Math.floor(span * ((count - 1 - index) / count) ** 2);
    const created = addDays(today, -daysAgo);
    const { type, menu, department, template } = random.pick(matters);
    const isOld = daysAgo > 400;
    const done = sent.filter(({ name }) => finished.includes(name));
    const status = daysAgo < 8 ? drafting : random.pick(isOld ? done : sent);
    const comments = commentsOf(random, created, Math.min(daysAgo, 90));
    const updated = comments.at(-1)?.date ?? created;
    const {
      id: documentId,
      number,
      year,
    } = db.documents.insert({
      clientId: client.id,
      typeId: db.documentTypes.find(({ name }) => name === type)?.id ?? 0,
      statusId: status.id,
      number: nextNumber(random, taken, created.slice(0, 4)),
      year: Number(created.slice(0, 4)),
      areaInterestId: db.departments.find(({ name }) => name === department)?.id ?? null,
      region: random.pick(regions),
      proceeding: status !== drafting && !done.includes(status),
      menu,
      authors: random.sample(names, random.pick([1, 1, 1, 2, 3])),
      archives: random
        .sample(papers, random.pick([0, 0, 1, 2]))
        .map((name) => ({ name, storedName: name, description: paperNotes[papers.indexOf(name)] ?? '' })),
      comments,
      createdAt: `${created} 09:${random.int(10, 59)}:00`,
      updatedAt: `${updated} ${updated === today ? '00' : '16'}:${random.int(10, 59)}:00`,
    });
    // Recent documents have no text yet.
    if (daysAgo > 3 && random.chance(0.85)) {
      const text = written(template, {
        number,
        year,
        menu,
        author: names.length > 0 ? random.pick(names) : client.name,
      });
      db.preparedTexts.insert({ clientId: client.id, documentId, text });
    }
  }
  if (client.id === 1) enrichLast(scope, names);
}

/** Unique within the year, so that searching both finds one document. */
function nextNumber(random: Random, taken: Set<string>, year: string): number {
  const number = random.int(1, 480);
  if (taken.has(`${number}/${year}`)) return nextNumber(random, taken, year);
  taken.add(`${number}/${year}`);
  return number;
}

function commentsOf(random: Random, from: string, days: number) {
  const steps = Array.from({ length: random.int(0, 4) }, () => random.int(0, days)).sort((a, b) => a - b);
  return steps.map((step, index) => ({ date: addDays(from, step), note: commentTexts[index] ?? '' }));
}

/** Fills in the known fields of a template. */
function written(
  description: string,
  { number, year, menu, author }: { number: number; year: number; menu: string; author: string },
): string {
  const { template = '' } =
    templateGroups.flatMap(({ listItens }) => listItens).find((item) => item.description === description) ??
    {};
  const gaps: Readonly<Record<string, string>> = {
    número: String(number),
    ano: String(year),
    cidade: 'Campinas',
    'data por extenso': `[dia e mês] de ${year}`,
    nome: author,
    cargo: 'Vereadora',
    assunto: menu,
    ementa: menu.replace(/\.$/, ''),
    serviço: menu.charAt(0).toLowerCase() + menu.slice(1).replace(/\.$/, ''),
    objeto: menu.charAt(0).toLowerCase() + menu.slice(1).replace(/\.$/, ''),
  };
  return template.replace(/\[([^\]]+)\]/g, (gap, name: string) => gaps[name] ?? gap);
}

/** At the form's maximum length. */
const longMenu = [
  'Institui a política municipal de acessibilidade nas calçadas e nos prédios públicos, com prazos, metas e fiscalização:',
  'I – calçadas com faixa livre de, no mínimo, um metro e vinte, sem degraus nem obstáculos, em todas as vias de acesso a escolas, unidades de saúde e terminais;',
  'II – piso tátil, rampas e travessias elevadas nos cruzamentos com semáforo, com tempo de travessia compatível com quem anda devagar;',
  'III – elevadores, plataformas ou rampas em todos os prédios públicos municipais, no prazo de quatro anos, começando pelos de maior procura;',
  'IV – sanitários acessíveis, sinalização em braile e intérprete de Libras, ao menos por vídeo, nos postos de atendimento;',
  'V – páginas e aplicativos da Prefeitura e da Câmara legíveis por leitores de tela, com texto simples e contraste suficiente;',
  'VI – cadastro aberto das calçadas vistoriadas, com foto, data e prazo dado ao responsável, atualizado a cada trimestre;',
  'VII – notificação educativa antes da multa, com modelo de projeto gratuito para quem recebe até três salários mínimos;',
  'VIII – fundo municipal, formado pelas multas e por emendas, que custeia a obra onde o dono comprovadamente não pode pagá-la;',
  'IX – comissão de acompanhamento com pessoas com deficiência, pessoas idosas, mães de crianças pequenas e técnicos da Prefeitura, reunida a cada dois meses e aberta ao público;',
  'X – formação anual dos fiscais, dos projetistas e das equipes de obras, com parte prática feita em cadeira de rodas e de olhos vendados;',
  'XI – prioridade às vias apontadas em audiência pública de cada região administrativa, com o resultado publicado em trinta dias;',
  'XII – proibição de mesas, placas, lixeiras e veículos sobre a faixa livre, também durante obras e eventos;',
  'XIII – relatório anual à Câmara, com o que foi feito, o que atrasou e por quê, e a previsão para o ano seguinte;',
  'XIV – revisão da lei a cada cinco anos, ouvidos o conselho municipal e as entidades da área, sem redução do que já foi garantido, nem aumento dos prazos que já estiverem em curso.',
]
  .join('\n')
  .slice(0, 2000);

/** Edge cases: a forty-page text, and every field at its maximum with many entries. */
function enrichLast({ db, client, today }: SeedScope, names: readonly string[]) {
  const [plan, full] = db.documents.filter(({ clientId }) => clientId === client.id).slice(-2);
  if (!plan || !full) return;
  const typeId = (name: string) => db.documentTypes.find((type) => type.name === name)?.id ?? 0;
  const commission = db.legislativeStatuses.find(
    ({ clientId, name }) => clientId === client.id && name === 'Na comissão',
  );
  const underWay = { statusId: commission?.id ?? full.statusId, proceeding: true };
  db.documents.update(plan.id, {
    ...underWay,
    typeId: typeId('Projeto de lei complementar'),
    menu: 'Revisa o Plano Diretor do Município e dá outras providências.',
    region: 'Todo o Município',
  });
  db.preparedTexts.removeWhere(({ documentId }) => documentId === plan.id);
  db.preparedTexts.insert({
    clientId: client.id,
    documentId: plan.id,
    text: longText(`Projeto de lei complementar nº ${plan.number}/${plan.year}`),
  });
  db.documents.update(full.id, {
    ...underWay,
    typeId: typeId('Projeto de lei'),
    menu: longMenu,
    region: 'Centro, Cambuí, Bosque, Ponte Preta e Vila Teixei.'.slice(0, 50),
    areaInterestId: db.departments.find(({ name }) => name === publicWorks)?.id ?? null,
    authors: [...names],
    archives: papers.map((name, position) => ({
      name,
      storedName: name,
      description: paperNotes[position] ?? '',
    })),
    comments: Array.from({ length: 12 }, (_, index) => ({
      date: addDays(today, index - 13),
      note: commentTexts[index % commentTexts.length] ?? '',
    })),
    createdAt: `${addDays(today, -14)} 09:20:00`,
    updatedAt: `${addDays(today, -2)} 16:40:00`,
  });
}
