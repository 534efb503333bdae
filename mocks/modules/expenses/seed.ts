import { addDays } from '../../time';
import { person } from '../../seed/names';
import { cnpj, cpf, landline, mobile } from '../../seed/personalNumbers';
import type { Random } from '../../seed/random';
import type { SeedScope } from '../../seed/scope';

interface Kind {
  categoryId: number;
  /** Companies paid; a person if empty. */
  payees: string[];
  says: string[];
  /** Minimum and maximum. */
  cents: [number, number];
  /** Probability of a reimbursement. */
  refunds: number;
}

const kinds: Kind[] = [
  {
    categoryId: 3,
    payees: ['Auto Posto Andorinha', 'Posto Três Poderes', 'Rede Bandeirante de Combustíveis'],
    says: [
      'Abastecimento do carro oficial.',
      'Gasolina para a visita aos distritos de Sousas e Joaquim Egídio.',
    ],
    cents: [12_000, 38_000],
    refunds: 0.4,
  },
  {
    categoryId: 2,
    payees: ['Restaurante Sabor da Praça', 'Cantina do Mercadão', 'Padaria Real'],
    says: ['Almoço com as lideranças do bairro.', 'Lanche da reunião de equipe.\nOito pessoas.'],
    cents: [3_590, 42_000],
    refunds: 0.6,
  },
  {
    categoryId: 12,
    payees: ['Papelaria Universitária', 'Papéis e Cia. do Cambuí'],
    says: ['Papel A4, pastas e canetas.', 'Toner da impressora do gabinete.'],
    cents: [4_990, 89_990],
    refunds: 0,
  },
  {
    categoryId: 7,
    payees: ['Corrida Já Tecnologia', 'Vou de App Mobilidade'],
    says: ['Ida e volta à audiência pública.', 'Deslocamento até a Câmara com as caixas do arquivo.'],
    cents: [1_290, 7_800],
    refunds: 0.8,
  },
  {
    categoryId: 8,
    payees: ['Agência Postal do Cambuí'],
    says: ['Envio dos informativos do mandato.', 'Cartas com aviso de recebimento.'],
    cents: [2_135, 145_000],
    refunds: 0,
  },
  {
    categoryId: 15,
    payees: ['Fibra Campinas Telecom'],
    says: ['Mensalidade da internet do escritório.'],
    cents: [11_990, 24_990],
    refunds: 0,
  },
  {
    categoryId: 11,
    payees: ['Estacionamento Largo do Pará'],
    says: ['Estacionamento no centro, reunião na prefeitura.'],
    cents: [1_000, 4_500],
    refunds: 0.7,
  },
  {
    categoryId: 10,
    payees: ['Rota do Interior Concessionária'],
    says: ['Pedágio de ida e volta a São Paulo.'],
    cents: [1_140, 6_280],
    refunds: 0.7,
  },
  {
    categoryId: 17,
    payees: [],
    says: ['Conserto do ar-condicionado da sala de atendimento.', 'Troca da fechadura da porta.'],
    cents: [15_000, 180_000],
    refunds: 0,
  },
  {
    categoryId: 1,
    payees: ['Hotel Planalto Central'],
    says: ['Duas diárias em Brasília, encontro da frente de vereadores.'],
    cents: [38_000, 124_000],
    refunds: 0.3,
  },
  {
    categoryId: 16,
    payees: ['Supermercado Boa Vista'],
    says: ['Café, açúcar e água para o gabinete.'],
    cents: [4_280, 19_999],
    refunds: 0.2,
  },
  {
    categoryId: 18,
    payees: [],
    says: ['Faixas para o gabinete itinerante.', ''],
    cents: [1, 999_999],
    refunds: 0.1,
  },
];

/** Two years of expenses, some still unpaid. */
export function seedExpenses(scope: SeedScope, count: number): void {
  const { db, client, today } = scope;
  const random = scope.random('expenses');
  // Each company keeps one CNPJ.
  const registers = new Map<string, string>();
  const registerOf = (payee: string) => {
    const register = registers.get(payee) ?? cnpj(random);
    registers.set(payee, register);
    return register;
  };
  for (let index = 0; index < count; index += 1) {
    const daysAgo = Math.floor(((count - 1 - index) * 730) / count) - 10;
    const { categoryId, payees, says, cents, refunds } = random.pick(kinds);
    const isRefund = random.chance(refunds);
    const dateExpense = addDays(today, -daysAgo);
    const isPaid = daysAgo > 20 || (daysAgo > 0 && random.chance(0.5));
    const payee = payees.length > 0 ? random.pick(payees) : null;
    const { id } = db.expenses.insert({
      clientId: client.id,
      reference: '',
      categoryId,
      statusId: daysAgo < 0 ? 3 : isPaid ? 1 : 2,
      value: random.int(...cents) / 100,
      isRefund,
      ...(payee ? { name: payee, nationalRegister: registerOf(payee) } : someone(random)),
      telephone: random.chance(0.4) ? '' : payee ? landline(random) : mobile(random),
      dateRefund: isRefund && isPaid ? addDays(dateExpense, random.int(3, 15)) : null,
      dateExpense,
      description: random.pick(says),
    });
    db.expenses.update(id, { reference: `DE-${id}` });
  }
}

const someone = (random: Random) => ({
  name: person(random).name,
  nationalRegister: random.chance(0.8) ? cpf(random) : '',
});
