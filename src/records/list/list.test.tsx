import { useState } from 'react';
import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createFailure } from '@/api/failure';
import { expectNoAxeViolations } from '@tests/axe';
import { Button } from '@/ui/button/Button';
import { ActiveFilters, type ActiveFilter } from './ActiveFilters';
import { HeaderActions, type HeaderAction } from './HeaderActions';
import { ListBody } from './ListBody';
import { ListHeader } from './ListHeader';
import { pageSizes } from './pageSize';
import { ListPager } from '@/ui/table/ListPager';
import { listState } from './listState';
import { welcomeTo } from './WelcomeScreen';

const nothing = () => undefined;

describe('ListHeader', () => {
  const header = (count?: number) => (
    <ListHeader title="Compromissos" count={count} one="compromisso" many="compromissos">
      <Button kind="primary">Novo</Button>
    </ListHeader>
  );

  it('shows the count and says it in words', async () => {
    const { rerender } = render(header());
    expect(screen.getByRole('heading', { level: 1, name: 'Compromissos' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    rerender(header(1290));
    expect(screen.getByRole('heading', { name: 'Compromissos · 1.290' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1.290 compromissos');
    await expectNoAxeViolations();

    rerender(header(1));
    expect(screen.getByRole('status')).toHaveTextContent('1 compromisso');
    expect(screen.getByRole('heading', { name: 'Compromisso · 1' })).toBeInTheDocument();
  });

  it('keeps a title that is a name', () => {
    render(<ListHeader title="Docs. Proposituras, Adm." count={1} one="documento" many="documentos" />);
    expect(screen.getByRole('heading', { name: 'Docs. Proposituras, Adm. · 1' })).toBeInTheDocument();
  });
});

describe('HeaderActions', () => {
  const print = vi.fn();
  const actions: HeaderAction[] = [
    { label: 'Download Excel (.csv)', icon: null, onSelect: nothing, blockedReason: 'Sem permissão.' },
    { label: 'Imprimir', icon: null, onSelect: print },
  ];

  it('are icon buttons on a wide window', async () => {
    const person = userEvent.setup();
    render(<HeaderActions actions={actions} />);
    expect(screen.getByRole('button', { name: 'Download Excel (.csv)' })).toHaveAttribute(
      'title',
      'Sem permissão.',
    );
    await person.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalled();
  });

  it('are one menu on a phone', async () => {
    const person = userEvent.setup();
    print.mockClear();
    const media = { matches: true, addEventListener: nothing, removeEventListener: nothing };
    vi.stubGlobal('matchMedia', () => media);
    render(<HeaderActions actions={actions} />);
    await person.click(screen.getByRole('button', { name: 'Mais ações' }));
    expect(screen.getByRole('menuitem', { name: 'Download Excel (.csv)' })).toHaveAttribute('aria-disabled');
    await person.click(screen.getByRole('menuitem', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

describe('ActiveFilters', () => {
  function Screen() {
    const [filters, setFilters] = useState<ActiveFilter[]>([
      { key: 'name', label: 'Nome', value: 'Ana' },
      { key: 'status', label: 'Status', value: 'Pendente' },
    ]);
    return (
      <>
        <h1>Ligações</h1>
        <ActiveFilters
          filters={filters}
          onRemove={(key) => setFilters(filters.filter((filter) => filter.key !== key))}
          onClear={() => setFilters([])}
        />
      </>
    );
  }

  it('takes filters away one by one without losing the focus', async () => {
    const person = userEvent.setup();
    render(<Screen />);
    expect(
      within(screen.getByRole('list', { name: 'Filtros ativos' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await expectNoAxeViolations();

    await person.click(screen.getByRole('button', { name: 'Remover filtro Nome: Ana' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remover filtro Status: Pendente' })).toHaveFocus(),
    );
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  it('takes all away at once', async () => {
    const person = userEvent.setup();
    render(<Screen />);
    await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });
});

describe('ListPager', () => {
  const onPage = vi.fn();
  const pager = (page: number, total: number) => (
    <ListPager
      page={page}
      total={total}
      pageSize={10}
      pageSizes={pageSizes}
      onPage={onPage}
      onPageSize={vi.fn()}
    />
  );

  it('is there only when the rows do not fit on one page', () => {
    const { container, rerender } = render(pager(1, 10));
    expect(container).toBeEmptyDOMElement();
    rerender(pager(1, 11));
    expect(screen.getByRole('status')).toHaveTextContent('1 de 2');
  });

  it('steps through the pages and stops at both ends, keeping the focus', async () => {
    const person = userEvent.setup();
    const { rerender } = render(pager(1, 25));
    const previous = screen.getByRole('button', { name: 'Anterior' });
    expect(previous).toHaveAccessibleDescription('Esta é a primeira página.');
    await person.click(previous);
    expect(onPage).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Próxima' }));
    expect(onPage).toHaveBeenLastCalledWith(2);

    rerender(pager(3, 25));
    const next = screen.getByRole('button', { name: 'Próxima' });
    await waitFor(() => expect(next).toHaveFocus());
    expect(next).toHaveAccessibleDescription('Esta é a última página.');
    await person.click(previous);
    expect(onPage).toHaveBeenLastCalledWith(2);
    await expectNoAxeViolations();
  });

  it('leads to both ends and to a page by its number', async () => {
    const person = userEvent.setup();
    onPage.mockClear();
    const { rerender } = render(pager(2, 90_000));
    await person.click(screen.getByRole('button', { name: 'Última página' }));
    expect(onPage).toHaveBeenLastCalledWith(9_000);
    await person.click(screen.getByRole('button', { name: 'Primeira página' }));
    expect(onPage).toHaveBeenLastCalledWith(1);

    const number = screen.getByRole('textbox', { name: 'Ir para a página' });
    expect(number).toHaveValue('2');
    await person.click(number);
    await person.keyboard('8x74{Enter}');
    expect(onPage).toHaveBeenLastCalledWith(874);
    rerender(pager(874, 90_000));
    expect(number).toHaveValue('874');
    expect(number).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(/^874 de 9.000$/);
    expect(onPage).toHaveBeenCalledTimes(3);
  });

  it('goes to the last page for a number beyond it, and says so', async () => {
    const person = userEvent.setup();
    const { rerender } = render(pager(1, 25));
    const number = screen.getByRole('textbox', { name: 'Ir para a página' });
    await person.tripleClick(number);
    await person.keyboard('40{Enter}');
    expect(onPage).toHaveBeenLastCalledWith(3);
    rerender(pager(3, 25));
    expect(screen.getByRole('status')).toHaveTextContent('3 de 3. A última página é a 3.');
    await expectNoAxeViolations();

    await person.click(screen.getByRole('button', { name: 'Primeira página' }));
    rerender(pager(1, 25));
    expect(screen.getByRole('status')).toHaveTextContent(/^1 de 3$/);
  });

  it('takes back a number that was not sent, and one that is none', async () => {
    const person = userEvent.setup();
    onPage.mockClear();
    render(pager(2, 25));
    const number = screen.getByRole('textbox', { name: 'Ir para a página' });
    for (const typed of ['3{Escape}', '0{Enter}', '{Delete}{Enter}', '2{Enter}']) {
      await person.tripleClick(number);
      await person.keyboard(typed);
      expect(number).toHaveValue('2');
    }
    await person.type(number, '3');
    await person.tab();
    expect(number).toHaveValue('2');
    expect(onPage).not.toHaveBeenCalled();
  });

  it('lets one choose the rows per page wherever another number shows others', async () => {
    const person = userEvent.setup();
    const onPageSize = vi.fn();
    const sized = (pageSize: number, total: number) => (
      <ListPager
        page={1}
        total={total}
        pageSize={pageSize}
        pageSizes={pageSizes}
        onPage={onPage}
        onPageSize={onPageSize}
      />
    );
    const { container, rerender } = render(sized(25, 10));
    expect(container).toBeEmptyDOMElement();
    rerender(sized(25, 11));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    const choice = screen.getByRole('combobox', { name: 'Linhas por página' });
    expect(choice).toHaveDisplayValue('25');
    await person.selectOptions(choice, '50');
    expect(onPageSize).toHaveBeenCalledExactlyOnceWith(50);
    await expectNoAxeViolations();
  });

  it('leads back from a page that a removal left empty', async () => {
    const person = userEvent.setup();
    render(pager(3, 10));
    await person.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(onPage).toHaveBeenLastCalledWith(1);
  });
});

describe('listState', () => {
  const facts = { isLoading: false, rows: [] as unknown[] | undefined, isTrial: false, hasFilters: false };
  it.each([
    ['loading', { isLoading: true, rows: undefined }],
    ['loading', { isLoading: true, rows: [] }],
    ['rows', { isLoading: true, rows: [1] }],
    ['rows', { rows: [1] }],
    ['error', { failure: createFailure('server'), rows: undefined }],
    ['error', { failure: createFailure('server'), rows: [1] }],
    ['loading', { failure: createFailure('server'), isLoading: true, rows: undefined }],
    ['empty', {}],
    ['welcome', { isTrial: true }],
    ['empty', { isTrial: true, hasFilters: true }],
    ['rows', { isTrial: true, rows: [1] }],
  ] as const)('is %s for %o', (state, some) => expect(listState({ ...facts, ...some })).toBe(state));
});

describe('ListBody', () => {
  const retry = vi.fn();
  const openFilters = vi.fn();
  const body = (state: 'loading' | 'error' | 'welcome' | 'empty' | 'rows') => (
    <ListBody
      state={state}
      failure={createFailure('timeout')}
      onRetry={retry}
      onOpenFilters={openFilters}
      onAllDates={vi.fn()}
      create={<Button>Novo</Button>}
      welcome={<p>Bem-vindo</p>}
    >
      <p>Linhas</p>
    </ListBody>
  );

  it('says that it loads only when the wait lasts', async () => {
    render(body('loading'));
    expect(screen.queryByText('Carregando...')).not.toBeInTheDocument();
    expect(await screen.findByText('Carregando...')).toBeInTheDocument();
    expect(screen.getByText('Aguarde que estamos preparando as coisas :)')).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('tells a failure in plain words, opens the filters and tries again', async () => {
    const person = userEvent.setup();
    render(body('error'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Ops! Algo deu errado :(');
    expect(alert).toHaveTextContent('Estamos constrangidos por isso.');
    expect(alert).toHaveTextContent('O sistema demorou demais para responder.');
    await person.click(screen.getByRole('button', { name: 'Abrir filtros' }));
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(openFilters).toHaveBeenCalledTimes(1);
    expect(retry).toHaveBeenCalledTimes(1);
    await expectNoAxeViolations();
  });

  it('offers the filters and a new record when nothing was found', async () => {
    render(body('empty'));
    expect(screen.getByRole('heading', { name: 'Não encontramos nada :(' })).toBeInTheDocument();
    expect(
      screen.getByText('Tente mudar os filtros da sua consulta para encontrar o que procura.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Abrir filtros' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Novo' })).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('shows the welcome, or the rows', () => {
    const { rerender } = render(body('welcome'));
    expect(screen.getByText('Bem-vindo')).toBeInTheDocument();
    rerender(body('rows'));
    expect(screen.getByText('Linhas')).toBeInTheDocument();
  });
});

describe('WelcomeScreen', () => {
  const start = vi.fn();
  const Welcome = welcomeTo({
    title: 'Bem-vindo ao módulo de compromissos',
    intro: 'Organize a agenda.',
    blurbs: ['Agenda', 'Busca', 'Impressão'].map((title) => ({ title, text: `${title}.`, icon: null })),
    startText: 'Começar, Cadastrar compromisso',
  });

  it('presents the module and begins', async () => {
    const person = userEvent.setup();
    render(<Welcome onStart={start} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Bem-vindo ao módulo de compromissos',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await person.click(screen.getByRole('button', { name: 'Começar, Cadastrar compromisso' }));
    expect(start).toHaveBeenCalledTimes(1);
    await expectNoAxeViolations();
  });
});
