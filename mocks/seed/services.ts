import type { Progress } from '../records';
import { addDays } from '../time';
import type { Random } from './random';
import type { SeedScope } from './scope';

const requests = [
  'Solicita poda da árvore em frente à residência; os galhos alcançam a fiação.',
  'Pede agendamento de consulta com cardiologista; aguarda na fila há oito meses.',
  'Buraco na via causando acidentes com motociclistas.',
  'Lâmpada queimada no poste há três semanas, rua muito escura à noite.',
  'Vaga em creche para criança de dois anos, próxima ao trabalho da mãe.',
  'Encaminhamento para o programa de castração de animais.',
  'Orientação sobre o benefício de prestação continuada (BPC) para o filho autista.',
  'Vazamento de água na calçada, protocolo na SANASA sem retorno.',
  'Pedido de lombada em frente à escola, grande fluxo de crianças.',
  'Solicita cadeira de rodas para idosa acamada.',
  'Mudança do ponto de ônibus, que hoje fica sem cobertura e longe da UBS.',
  'Ajuda para regularizar o cadastro na fila da Cohab.',
  'Limpeza de terreno abandonado com focos do mosquito da dengue.',
  'Curso gratuito de informática para a terceira idade.',
  'Medicamento de alto custo em falta na farmácia popular.\nPaciente em tratamento contínuo; trouxe a receita e o laudo.',
  'Reforço da ronda da Guarda Municipal na praça, por causa de furtos.',
];
const progressTexts = [
  'Contato feito com a secretaria responsável.',
  'Ofício enviado; aguardando resposta em até 15 dias.',
  'Eleitor informado por telefone sobre o andamento.',
  'Secretaria respondeu que o serviço foi incluído na programação.',
  'Vistoria realizada no local com o morador.',
  'Serviço executado e confirmado pelo solicitante.',
];
const attachments = [
  'foto-do-local.png',
  'laudo-medico.pdf',
  'protocolo-156.pdf',
  'receita.pdf',
  'abaixo-assinado.pdf',
];

/** The service requests of one office, in every state of progress. */
export function seedServices(scope: SeedScope, count: number): void {
  const { db, client, users, today } = scope;
  const random = scope.random('services');
  const idsOf = (rows: readonly { id: number; clientId: number | null }[]) =>
    rows.filter(({ clientId }) => clientId === client.id || clientId === null).map(({ id }) => id);
  const statusIds = idsOf(db.serviceStatuses.all());
  const categoryIds = idsOf(db.serviceCategories.all());
  const originIds = idsOf(db.serviceOrigins.all());
  const officeIds = idsOf(db.offices.all());
  const departmentIds = idsOf(db.departments.all());
  const voters = db.voters.filter((voter) => voter.clientId === client.id && !voter.isExcluded);
  const documentTypeIds = db.documentTypes.all().map(({ id }) => id);
  const finalStatus = db.serviceStatuses.find(
    (status) => status.clientId === client.id && status.name === 'Concluído',
  );

  for (let index = 0; index < count; index += 1) {
    const daysAgo = 1 + Math.floor((count - 1 - index) * 2.5);
    const requestDate = addDays(today, -daysAgo);
    const isDone = random.chance(daysAgo > 60 ? 0.7 : 0.15);
    const progress = progressOf(random, requestDate, Math.min(daysAgo - 1, 20), users);
    const completionDate = isDone ? addDays(requestDate, random.int(0, Math.min(daysAgo, 30))) : null;
    db.services.insert({
      clientId: client.id,
      description: random.pick(requests),
      statusId: isDone && finalStatus ? finalStatus.id : random.pick(statusIds),
      categoryId: random.pick(categoryIds),
      originId: random.pick(originIds),
      officeId: random.pick(officeIds),
      departmentId: random.chance(0.8) ? random.pick(departmentIds) : null,
      electorId: random.pick(voters).id,
      requestDate,
      completionDate,
      responsibleIds: random.sample(users, random.int(0, 3)).map(({ id }) => id),
      documents: random.chance(0.35)
        ? [
            {
              typeId: random.pick(documentTypeIds),
              number: random.int(1, 3200),
              year: Number(requestDate.slice(0, 4)),
            },
          ]
        : [],
      progress,
      files: random.chance(0.3)
        ? random.sample(attachments, random.int(1, 2)).map((name, position) => ({
            id: position + 1,
            name,
            url: `/arquivos/${name}`,
          }))
        : [],
      createdAt: `${requestDate} 09:${random.int(10, 59)}:00`,
      updatedAt: progress.at(-1)?.progressDate ?? `${requestDate} 10:30:00`,
    });
  }
  if (count > 0) seedAttachments(scope);
}

function progressOf(random: Random, from: string, days: number, users: SeedScope['users']): Progress[] {
  const steps = Array.from({ length: random.int(0, 4) }, () => random.int(0, days)).sort((a, b) => a - b);
  return steps.map((step, index) => ({
    progressDate: `${addDays(from, step)} 1${random.int(0, 7)}:${random.int(10, 59)}:00`,
    userResponsibleId: random.pick(users).id,
    description: progressTexts[Math.min(index, progressTexts.length - 1)] ?? '',
  }));
}

const onePixelPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** An A4 page without content. */
const emptyPdf = btoa(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
);

function seedAttachments({ db, client }: SeedScope) {
  for (const name of attachments) {
    if (db.files.find((file) => file.storedName === name)) continue;
    const base64 = name.endsWith('.png') ? onePixelPng : emptyPdf;
    db.files.insert({ clientId: client.id, name, storedName: name, base64 });
  }
}
