import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { demoVoters } from '@mocks/modules/voters/demoVoters';
import { formatDayInWords, today } from '@/formats/dates';
import type { PrintSheet, SheetNode } from '@/formats/print';
import { profileShelf } from '@/records/office/officeProfile';
import { unzipped } from '@tests/unzip';
import { seen } from '@tests/seen';
import { expectNoAxeViolations } from '@tests/axe';
import { downloadFrom } from '@tests/downloads';
import { keysOfList, openerIn, rowOf } from '@tests/list';
import { administrator, basic, giveRules } from '@tests/office';
import { renderRoute } from '@tests/renderRoute';
import { loadScreen } from '@tests/staffRoutes';
import { press, type User } from '@tests/typing';
import { eleitor, openVoters, titleOf, votersOf } from '@tests/voters';

const printed = vi.hoisted(() => ({ sheets: [] as PrintSheet[] }));
vi.mock('@/records/export/printSheet', () => ({
  printSheet: (sheet: PrintSheet) => void printed.sheets.push(sheet),
}));

installDemoApi();

beforeAll(async () => {
  await loadScreen('/voters/list', '/voters/letters');
  await Promise.all([
    import('./LettersWork'),
    import('./LetterText'),
    import('./LetterPreview'),
    import('@/features/voters/bulk/BulkVoters'),
    import('@/records/list/deferred/ListKeys'),
    import('@/records/export/printSheet'),
  ]);
}, 60_000);

afterEach(() => {
  vi.restoreAllMocks();
  printed.sheets = [];
});

/** The office's only voters. */
function voters(people: readonly Partial<ReturnType<typeof votersOf>[number]>[]) {
  const [complete] = votersOf().filter(({ name }) => name === demoVoters.complete.name);
  if (!complete) throw new Error('The demo has no such voter.');
  const { clientId } = complete;
  demoApi.db.voters.removeWhere((one) => one.clientId === clientId);
  return people.map((changes, index) =>
    demoApi.db.voters.insert({
      ...complete,
      id: 900_000 + index,
      ...{ name: `Pessoa ${String(index).padStart(4, '0')}`, status: true, allowCommunication: true },
      ...changes,
    }),
  );
}

const four = [
  { name: 'Ana Curta', genre: 2 },
  { name: 'Bento de Nome Bem Mais Longo', genre: 1 },
  { name: 'Ciro Inativo', status: false },
  { name: 'Dora Sem Rua', genre: 3, address: '', addressNumber: '', additionalAddress: '', zipcode: '' },
  { name: 'Enzo Sem Código', zipcode: '' },
];

const region = (name: string) => within(screen.getByRole('region', { name }));
const preview = () => screen.getByRole('region', { name: 'Prévia' });
const wordsOf = (node: SheetNode | string): string =>
  typeof node === 'string' ? node : node.content.map(wordsOf).join(' ');
/** The text of each sheet printed last. */
const sheets = () => printed.sheets.at(-1)?.body.map((sheet) => wordsOf(sheet).replace(/\s+/g, ' ')) ?? [];
const text = () => screen.findByRole('textbox', { name: 'Texto da carta' });

/** jsdom cannot type into an editor; pasting reaches the text in the same way. */
const write = async (words: string) => {
  const box = await text();
  fireEvent.paste(box, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? words : '') },
  });
  // The parser loads on demand.
  await waitFor(() => expect(box).toHaveTextContent(words.trim()));
};

async function fromList() {
  const opened = openVoters();
  await screen.findByRole('table');
  const way = () => screen.getByRole('button', { name: 'Mala direta' });
  await waitFor(() => expect(way()).not.toHaveAttribute('aria-disabled', 'true'));
  await opened.user.click(way());
  await screen.findByRole('heading', { level: 1, name: 'Mala direta' });
  return opened;
}

const printButton = (name: RegExp) => screen.findByRole('button', { name });

describe('a mailing to what the list found', () => {
  it('counts, shows the longest, and prints a letter for each', async () => {
    voters(four);
    const { user, path } = await fromList();
    expect(path()).toBe('/voters/letters');
    await printButton(/^Imprimir 4 cartas$/);
    expect(await text()).toBeVisible();
    await waitFor(() => expect(preview()).toHaveTextContent(/· nome mais longo/));
    await waitFor(() => expect(preview()).toHaveTextContent('Senhor Bento de Nome Bem Mais Longo,'));
    await expectNoAxeViolations(screen.getByRole('main'));
    await write('Convite para {nome}, de {bairro}. ');
    await waitFor(() => expect(preview()).toHaveTextContent('Convite para Bento de Nome'));
    await press(user, /^Imprimir 4 cartas$/);
    await waitFor(() => expect(sheets()).toHaveLength(4));
    expect(sheets()[0]).toMatch(/^ ?Convite para Ana Curta , de .*Senhora/);
    expect(sheets()[2]).toMatch(/Prezado\(a\) Dora Sem Rua ,/);
    expect(printed.sheets[0]?.title).toBe('Mala direta');
    expect(await printButton(/já impresso/)).toBeVisible();
    expect(screen.queryByText(/^Falta/)).not.toBeInTheDocument();
    await write('[Data] sobre [assunto]. ');
    await seen('Falta: [assunto].');
    await press(user, /^Imprimir 4 cartas/);
    const question = within(await screen.findByRole('dialog', { name: 'Antes de gerar o arquivo' }));
    expect(question.getByText('Falta: [assunto].')).toBeVisible();
    await press(user, 'Cancelar');
    expect(printed.sheets).toHaveLength(1);
    await press(user, 'Baixar .docx');
    await screen.findByRole('dialog', { name: 'Antes de gerar o arquivo' });
    const file = await downloadFrom(() => press(user, 'Gerar assim mesmo'));
    expect(file.name).toMatch(/^mala-direta-lote-1-.*\.docx$/);
    const word = unzipped(file.bytes).get('word/document.xml') ?? '';
    expect(word.match(/<w:sectPr/g)).toHaveLength(4);
    const words = word.replace(/<[^>]+>/g, '');
    expect(words).toContain(`${formatDayInWords(today())} sobre [assunto].`);
    expect(words).toMatch(/Convite para Ana Curta, de .*Convite para Bento de Nome/);
  });

  it('has at its top what the office said of its paper, in the preview, on paper and in the file', async () => {
    voters(four.slice(0, 2));
    const { user } = await fromList();
    await printButton(/^Imprimir 2 cartas$/);
    onTestFinished(() => void profileShelf.clear());
    profileShelf.change((now) => ({ ...now, letterhead: 'Câmara de Campinas', phones: '(19) 3333-4444' }));
    await write('Convite. ');
    await waitFor(() => expect(preview()).toHaveTextContent('Câmara de CampinasTel. (19) 3333-4444Convite.'));
    await press(user, /^Imprimir 2 cartas$/);
    await waitFor(() => expect(sheets()).toHaveLength(2));
    for (const sheet of sheets())
      expect(sheet).toMatch(/^ ?Câmara de Campinas Tel\. \(19\) 3333-4444 Convite\./);
    expect(printed.sheets[0]?.style).toContain('.letterhead');
    const file = await downloadFrom(() => press(user, 'Baixar .docx'));
    const word = unzipped(file.bytes).get('word/document.xml') ?? '';
    expect(word.replace(/<[^>]+>/g, '').match(/Câmara de Campinas/g)).toHaveLength(2);
    // Line below line, with the spacing on paper.
    const lines = word.match(/<w:p>.*?<\/w:p>/g) ?? [];
    expect(lines[0]).toContain('w:after="0"');
    expect(lines[1]).toContain('w:after="480"');
    expect(lines[2]).not.toContain('w:after');
  });

  it('begins with the city and the signature that the office said', async () => {
    voters(four.slice(0, 2));
    const { user } = await fromList();
    await printButton(/^Imprimir 2 cartas$/);
    onTestFinished(() => void profileShelf.clear());
    profileShelf.change((now) => ({ ...now, city: 'Campinas', holder: 'Helena <Prado>', role: 'Vereadora' }));
    await press(user, 'Modelos de carta');
    await user.click(screen.getByRole('menuitem', { name: 'Carta em branco' }));
    await waitFor(() => expect(preview()).toHaveTextContent(`Campinas, ${formatDayInWords(today())}`));
    expect(preview()).toHaveTextContent(/Atenciosamente,\s*Helena <Prado>\s*Vereadora$/);
  });

  it('says who has no address and no postal code, lists them, and leaves them out', async () => {
    voters(four);
    const { user } = await fromList();
    await printButton(/^Imprimir 4 cartas$/);
    const who = region('Quem recebe');
    await user.click(who.getByRole('button', { name: '1 sem CEP' }));
    const list = within(await screen.findByRole('dialog', { name: 'Sem CEP · 1' }));
    expect(list.getByRole('link', { name: 'Enzo Sem Código' })).toBeVisible();
    const file = await downloadFrom(() => press(user, 'Baixar planilha (.csv)'));
    expect(file.name).toMatch(/^mala-direta-sem-cep-.*\.csv$/);
    expect(file.text).toMatch(/"Enzo Sem Código";"Rua/);
    await user.click(list.getByRole('button', { name: 'Fechar' }));
    await user.click(who.getByRole('checkbox', { name: 'Deixar de fora quem não tem endereço' }));
    await printButton(/^Imprimir 3 cartas$/);
    await user.click(who.getByRole('checkbox', { name: 'Deixar de fora quem não tem CEP' }));
    await printButton(/^Imprimir 2 cartas$/);
    await user.click(who.getByRole('button', { name: '1 inativo fica de fora' }));
    const inactive = within(await screen.findByRole('dialog', { name: 'Inativos · 1' }));
    expect(inactive.getByRole('link', { name: 'Ciro Inativo' })).toBeVisible();
  });

  it('does not print with a token that it does not know, and names it', async () => {
    voters(four);
    const { user } = await fromList();
    const print = await printButton(/^Imprimir 4 cartas$/);
    await write('{cpf} ');
    await seen(/^\{cpf\} não é conhecido\. Use/);
    await user.click(print);
    expect(print).toHaveAccessibleDescription(/^\{cpf\} não é conhecido/);
    expect(printed.sheets).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Envelope' }));
    await press(user, 'Imprimir 4 envelopes');
    await waitFor(() => expect(sheets()).toHaveLength(4));
    await user.click(screen.getByRole('radio', { name: 'Etiqueta' }));
    await press(user, 'Imprimir 4 etiquetas');
    await waitFor(() => expect(printed.sheets[1]?.body[0]?.content).toHaveLength(4));
    // The text was kept meanwhile.
    await user.click(screen.getByRole('radio', { name: 'Carta' }));
    expect(await text()).toHaveTextContent('{cpf}');
  });

  it('is printed in lots, and goes on reading from the page that failed', async () => {
    voters(Array.from({ length: 1010 }, () => ({})));
    let fails = true;
    demoApi.server.use(
      http.get(eleitor, ({ request }) => {
        const { searchParams } = new URL(request.url);
        const isSecond = searchParams.get('limit') === '1000' && searchParams.get('page') === '2';
        return isSecond && fails ? new HttpResponse(null, { status: 500 }) : undefined;
      }),
    );
    const { user } = await fromList();
    await seen(/^Não foi possível ler todos: lidos 1\.000 de 1\.010\./);
    fails = false;
    await press(user, 'Tentar de novo');
    await printButton(/^Imprimir lote 1: 500 cartas$/);
    await seen(/^São mais de 500: a busca não diz quem não quer comunicação/);
    // In a lot, each record is read: in the last lot only a few.
    await press(user, /^Imprimir lote 3: 10 cartas$/);
    await waitFor(() => expect(sheets()).toHaveLength(10));
    expect(await printButton(/^Imprimir lote 3: 10 cartas \(já impresso\)$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Imprimir lote 2: 500 cartas' })).toBeVisible();
    const pages = demoApi
      .requestsFor('eleitor.php', 'search')
      .map(({ query }) => query as Record<string, string>)
      .filter(({ limit }) => limit === '1000')
      .map(({ page }) => page);
    expect(pages).toEqual(['1', '2', '2']);
  });

  it('says aloud which columns did not come', async () => {
    voters(four);
    demoApi.server.use(
      http.get(eleitor, ({ request }) =>
        new URL(request.url).searchParams.get('limit') === '5'
          ? HttpResponse.json({
              data: [{ id: 1, name: 'Ana', formattedAddress: 'Rua A, 1', districtAndCity: 'Centro - Y/SP' }],
              total: 1,
            })
          : undefined,
      ),
    );
    await fromList();
    await seen(/^Não veio na lista: o sexo.*o CEP.*a situação/);
    await seen(/^\{bairro\} não pode ser preenchido/);
    expect(region('Quem recebe').queryByText(/sem CEP$/)).not.toBeInTheDocument();
  });
});

async function chooseTwo(user: User, two: readonly { id: number; name: string }[]) {
  await screen.findByRole('table');
  await keysOfList(user);
  for (const voter of two) {
    openerIn(await rowOf(titleOf(voter))).focus();
    await user.keyboard(' ');
  }
}

describe('a mailing to the chosen ones', () => {
  it('leaves out who does not want it, once the records were read', async () => {
    const made = voters([...four.slice(0, 2), { name: 'Bia Recusa', allowCommunication: false }]);
    const { user } = openVoters();
    await chooseTwo(
      user,
      made.slice(1).map(({ id, name }) => ({ id, name })),
    );
    await user.click(
      within(await screen.findByRole('region', { name: 'Seleção' })).getByRole('button', {
        name: 'Mala direta',
      }),
    );
    await seen('Da seleção: 2 eleitores.');
    await printButton(/^Imprimir 2 cartas$/);
    await press(user, 'Conferir quem não quer comunicação');
    expect(
      await screen.findByRole('button', { name: '1 não quer comunicação ou está inativo e fica de fora' }),
    ).toBeVisible();
    await press(user, /^Imprimir 1 carta$/);
    await waitFor(() => expect(sheets()).toHaveLength(1));
    expect(sheets()[0]).toContain('Bento');
  });

  it('asks each record before anything is printed, and prints to nobody who refuses or is inactive', async () => {
    voters([
      ...four.slice(0, 2),
      { name: 'Bia Recusa', allowCommunication: false },
      { name: 'Caio Sai Logo' },
    ]);
    const { user } = await fromList();
    await printButton(/^Imprimir 4 cartas$/);
    const gone = votersOf().find(({ name }) => name === 'Caio Sai Logo');
    demoApi.db.voters.update(gone?.id ?? 0, { status: false });
    await press(user, /^Imprimir 4 cartas$/);
    await waitFor(() => expect(sheets()).toHaveLength(2));
    expect(sheets().join()).not.toMatch(/Bia|Caio/);
    expect(
      await screen.findByRole('button', {
        name: '2 não querem comunicação ou estão inativos e ficam de fora',
      }),
    ).toBeVisible();
    expect(await printButton(/^Imprimir 2 cartas/)).toBeVisible();
    const file = await downloadFrom(() => press(user, 'Baixar .docx'));
    const word = unzipped(file.bytes).get('word/document.xml') ?? '';
    expect(word).not.toMatch(/Bia|Caio/);
  });

  it('prints nothing for whose record cannot be read, and says so', async () => {
    const made = voters([...four.slice(0, 2), { name: 'Eva Ilegível' }]);
    const { user } = await fromList();
    await printButton(/^Imprimir 3 cartas$/);
    const unread = String(made[2]?.id);
    demoApi.server.use(
      http.get(eleitor, ({ request }) =>
        new URL(request.url).searchParams.get('id') === unread
          ? new HttpResponse(null, { status: 404 })
          : undefined,
      ),
    );
    await press(user, /^Imprimir 3 cartas$/);
    await waitFor(() => expect(sheets()).toHaveLength(2));
    await seen('1 cadastro não pôde ser lido e fica de fora.');
    expect(sheets().join()).not.toContain('Eva');
  });

  it('stops the check when it is told to, and goes on from there', async () => {
    voters(Array.from({ length: 9 }, (_, index) => ({ allowCommunication: index !== 8 })));
    const { user } = await fromList();
    await printButton(/^Imprimir 9 cartas$/);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let reads = 0;
    demoApi.server.use(
      http.get(eleitor, async ({ request }) => {
        if (!new URL(request.url).searchParams.has('id')) return undefined;
        reads += 1;
        if (reads > 4) await held;
        return undefined;
      }),
    );
    await press(user, 'Conferir quem não quer comunicação');
    await seen('Conferidos 4 de 9...');
    await press(user, 'Parar');
    release();
    await press(user, 'Conferir 5 que faltam');
    expect(await printButton(/^Imprimir 8 cartas$/)).toBeVisible();
  });
});

describe('the names on paper', () => {
  const lua = {
    ...{ name: 'JOÃO CARLOS LIMA', nickName: 'Lua', note: 'Nome social: Luana Ribeiro', genre: 2 },
    ...{ address: 'Rua A', addressNumber: '7', additionalAddress: '', zipcode: '13010001' },
  };
  const lila = { ...lua, name: 'Dra. Aurélia Lima', nickName: 'Lila', note: '' };
  const alone = { ...lila, name: 'Zuleica Reis', nickName: '', addressNumber: '9' };

  it('are the nome social where it is noted, and the nickname or the record where that is chosen', async () => {
    voters([lua]);
    const { user } = await fromList();
    await printButton(/^Imprimir 1 carta$/);
    await waitFor(() => expect(preview()).toHaveTextContent('Senhora Luana Ribeiro,'));
    expect(preview()).toHaveTextContent('no cadastro: JOÃO CARLOS LIMA');
    const names = region('Nomes e endereços');
    expect(names.getByText('1 pessoa leva outro nome que o do cadastro.')).toBeVisible();
    await user.click(names.getByRole('radio', { name: 'Nome do cadastro' }));
    await waitFor(() => expect(preview()).toHaveTextContent('Senhora João Carlos Lima,'));
    await user.click(screen.getByRole('radio', { name: 'Envelope' }));
    await waitFor(() => expect(preview()).toHaveTextContent('João Carlos Lima'));
    await user.click(names.getByRole('radio', { name: 'Nome social, onde anotado' }));
    await waitFor(() => expect(preview()).toHaveTextContent('Luana Ribeiro'));
    await press(user, 'Imprimir 1 envelope');
    await waitFor(() => expect(sheets()).toEqual([expect.stringContaining('Luana Ribeiro')]));
  });

  it('are joined where one of each address is asked for, with what that saves', async () => {
    const refusing = { ...lila, name: 'Caio Lima', allowCommunication: false };
    voters([lua, lila, alone, refusing, { ...alone, name: 'Zeno Sem Rua', address: '' }]);
    const { user } = await fromList();
    await printButton(/^Imprimir 5 cartas$/);
    const names = region('Nomes e endereços');
    await user.click(names.getByRole('checkbox', { name: 'Uma carta por endereço' }));
    await printButton(/^Imprimir 3 cartas$/);
    expect(
      names.getByText(/^De 5 cartas, ficam 3: poupa 2 cartas\. Sem endereço, 1 recebe à parte\.$/),
    ).toBeVisible();
    await user.click(names.getByRole('radio', { name: 'Nome social ou apelido, onde houver' }));
    await write('Para {nome}: olá, {primeiro_nome}. ');
    await press(user, 'Imprimir 3 cartas');
    await waitFor(() => expect(sheets()).toHaveLength(3));
    // A person who opted out is not named with the household.
    expect(sheets()[0]).toMatch(/Para Lila Lima e Luana Ribeiro ?: olá, Lila e Luana/);
    expect(sheets().join()).not.toContain('Caio');
    await expectNoAxeViolations(screen.getByRole('main'));
  });

  it('are kept with a letter that is kept', async () => {
    voters([lua, lila]);
    const { user } = await fromList();
    await printButton(/^Imprimir 2 cartas$/);
    const names = region('Nomes e endereços');
    await user.click(names.getByRole('radio', { name: 'Nome social ou apelido, onde houver' }));
    await user.click(names.getByRole('checkbox', { name: 'Uma carta por endereço' }));
    await user.click(screen.getByRole('button', { name: 'Modelos de carta' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Guardar e arrumar modelos…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Modelos de carta' }));
    await user.type(dialog.getByLabelText(/^Guardar o texto atual/), 'Natal');
    await user.click(dialog.getByRole('button', { name: 'Guardar modelo' }));
    await dialog.findByText('Modelo “Natal” guardado.');
    await user.click(dialog.getByRole('button', { name: 'Fechar', description: '' }));
    await user.click(names.getByRole('radio', { name: 'Nome do cadastro' }));
    await user.click(names.getByRole('checkbox', { name: 'Uma carta por endereço' }));
    await printButton(/^Imprimir 2 cartas$/);
    await user.click(screen.getByRole('button', { name: 'Modelos de carta' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Natal' }));
    await printButton(/^Imprimir 1 carta$/);
    expect(names.getByRole('radio', { name: 'Nome social ou apelido, onde houver' })).toBeChecked();
    expect(names.getByRole('checkbox', { name: 'Uma carta por endereço' })).toBeChecked();
  });
});

describe('the screen by itself', () => {
  it('opened afresh leads to the list, or takes everybody', async () => {
    voters(four);
    const { user } = renderRoute('/voters/letters', { as: administrator.email });
    expect(await screen.findByRole('heading', { name: 'Para quem é a mala direta?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir à lista de eleitores' })).toHaveAttribute(
      'href',
      '/voters/list',
    );
    await press(user, 'Usar todos os eleitores');
    await printButton(/^Imprimir 4 cartas$/);
  });

  it('prints nothing for who may not print voters', async () => {
    voters(four);
    giveRules();
    const { user } = renderRoute('/voters/letters', { as: basic.email });
    await press(user, 'Usar todos os eleitores');
    const print = await printButton(/^Imprimir \d+ cartas$/);
    await user.click(print);
    expect(print).toHaveAccessibleDescription('Você não tem permissão para imprimir eleitores.');
    expect(printed.sheets).toEqual([]);
  });

  it('gives no labels to who may not make them', async () => {
    voters(four);
    giveRules('print_voter');
    const { user } = renderRoute('/voters/letters', { as: basic.email });
    await press(user, 'Usar todos os eleitores');
    await printButton(/^Imprimir \d+ cartas$/);
    expect(screen.getByRole('radio', { name: 'Etiqueta' })).toBeDisabled();
    expect(screen.getByText('Etiqueta: Você não tem permissão para gerar etiquetas.')).toBeVisible();
  });
});
