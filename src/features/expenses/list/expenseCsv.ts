import { formatDate } from '@/formats/dates';
import { isCpf } from '@/formats/cpf';
import { formatCpfOrCnpj } from '@/formats/documentChecks';
import { maskCpfMiddle } from '@/formats/documents';
import { formatPhone } from '@/formats/phone';
import { oneLine } from '@/formats/text';
import type { CsvSource } from '@/records/export/csvBuilder';
import { expenseRecord, plainValue, type Expense } from '../expense';

export const csv: CsvSource<Expense> = {
  row: expenseRecord,
  columns: [
    { header: 'Ref.', value: (row) => row.reference },
    { header: 'Data da despesa', value: (row) => formatDate(row.dateExpense) },
    { header: 'Categoria', value: (row) => row.categoryName },
    { header: 'Status', value: (row) => row.statusName },
    { header: 'Valor', value: plainValue },
    { header: 'Reembolso', value: (row) => (row.isRefund ? 'Sim' : 'Não') },
    { header: 'Nome', value: (row) => row.name },
    // A CPF is personal, a CNPJ is not.
    {
      header: 'CPF/CNPJ',
      value: ({ nationalRegister: register }) =>
        isCpf(register) ? maskCpfMiddle(register) : formatCpfOrCnpj(register),
    },
    { header: 'Telefone', value: (row) => formatPhone(row.telephone) },
    { header: 'Descrição', value: (row) => oneLine(row.description) },
  ],
};
