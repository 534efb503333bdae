import { describe, expect, it } from 'vitest';
import { isCpf } from './cpf';
import { formatCpfOrCnpj, isCnpj, isCns, isVoterTitle } from './documentChecks';
import {
  formatCnpj,
  formatCns,
  formatCpf,
  formatVoterTitle,
  formatZipcode,
  maskCns,
  maskCpfMiddle,
  maskCpfOrCnpjMiddle,
  maskVoterTitle,
} from './documents';

describe('CPF', () => {
  it('is shown with its mask, or hidden in the middle', () => {
    expect(formatCpf('12345678909')).toBe('123.456.789-09');
    expect(formatCpf('123.456.789-09')).toBe('123.456.789-09');
    expect(maskCpfMiddle('12345678909')).toBe('123.***.***-09');
    expect(maskCpfMiddle('123.456.789-09')).toBe('123.***.***-09');
    expect(maskCpfMiddle('123.***.***-09')).toBe('123.***.***-09');
  });

  it('shows another length as it is, and hides all of it', () => {
    expect(formatCpf('123')).toBe('123');
    expect(formatCpf('123456789012')).toBe('123456789012');
    expect(formatCpf(null)).toBe('');
    expect(maskCpfMiddle('1234567890')).toBe('**********');
    expect(maskCpfMiddle('')).toBe('');
  });

  it('is checked by its digits', () => {
    expect(isCpf('123.456.789-09')).toBe(true);
    for (const cpf of ['12345678900', '11111111111', '', null, '1234567890', 'x12345678909'])
      expect(isCpf(cpf)).toBe(false);
  });
});

describe('CNPJ', () => {
  it('is shown and checked with digits and with letters', () => {
    expect(formatCnpj('11222333000181')).toBe('11.222.333/0001-81');
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(formatCnpj('123')).toBe('123');
    expect(isCnpj('11.222.333/0001-81')).toBe(true);
    expect(isCnpj('12.ABC.345/01DE-35')).toBe(true);
    expect(isCnpj('12abc34501de35')).toBe(true);
    for (const cnpj of ['11222333000180', '12ABC34501DE36', '00000000000000', '', undefined])
      expect(isCnpj(cnpj)).toBe(false);
  });

  it('is told from a CPF, and free text from both', () => {
    expect(formatCpfOrCnpj('12345678909')).toBe('123.456.789-09');
    expect(formatCpfOrCnpj('11222333000181')).toBe('11.222.333/0001-81');
    expect(formatCpfOrCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
    for (const text of ['passaporte1234', 'RG 12.345.678-9', '123', '', '12345678901234567890'])
      expect(formatCpfOrCnpj(text)).toBe(text);
  });

  it('is hidden in the middle when the payer is a company', () => {
    expect(maskCpfOrCnpjMiddle('11222333000181')).toBe('11.***.***/****-81');
    expect(maskCpfOrCnpjMiddle('12.ABC.345/01DE-35')).toBe('12.***.***/****-35');
    expect(maskCpfOrCnpjMiddle('12345678909')).toBe('123.***.***-09');
    expect(maskCpfOrCnpjMiddle('11.***.***/****-81')).toBe('11.***.***/****-81');
    expect(maskCpfOrCnpjMiddle(null)).toBe('');
  });
});

describe('título de eleitor and cartão SUS', () => {
  it('are shown, hidden and checked', () => {
    expect(formatVoterTitle('004356870906')).toBe('0043 5687 0906');
    expect(maskVoterTitle('0043 5687 0906')).toBe('0043 **** **06');
    expect(isVoterTitle('0043 5687 0906')).toBe(true);
    expect(isVoterTitle('004356870905')).toBe(false);
    expect(formatCns('700000000000005')).toBe('700 0000 0000 0005');
    expect(maskCns('700000000000005')).toBe('700 **** **** **05');
    expect(isCns('700 0000 0000 0005')).toBe(true);
    expect(isCns('700000000000004')).toBe(false);
    expect(maskCns('7000')).toBe('****');
    for (const check of [isVoterTitle, isCns])
      for (const text of ['', null, 'abc']) expect(check(text)).toBe(false);
  });
});

it('shows a CEP with its hyphen', () => {
  expect(formatZipcode('01310100')).toBe('01310-100');
  expect(formatZipcode('01310-100')).toBe('01310-100');
  expect(formatZipcode('0131')).toBe('0131');
});
