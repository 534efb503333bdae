import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '@tests/axe';
import { readableOn, readHex } from '@/formats/colors';
import { Badge } from '../badge/Badge';
import { DetailsContent, HeadFact } from './DetailsContent';
import { Detail, DetailsList } from './DetailsList';
import { LongText } from './LongText';
import { DetailsSection } from './DetailsSection';
import { Timeline, TimelineEntry } from './Timeline';

describe('DetailsList', () => {
  it('pairs labels with values and says when one is missing', async () => {
    render(
      <DetailsList>
        <Detail label="Assunto">Reunião</Detail>
        <Detail label="Local">{null}</Detail>
        <Detail label="Descrição" wide>
          {''}
        </Detail>
        <Detail label="Total">{0}</Detail>
      </DetailsList>,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Assunto',
      'Local',
      'Descrição',
      'Total',
    ]);
    expect(screen.getAllByText('Não informado')).toHaveLength(2);
    expect(screen.getByText('0')).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('copies a value and confirms it', async () => {
    const person = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(
      <DetailsList>
        <Detail label="Telefone" copy="11987654321">
          (11) 98765-4321
        </Detail>
      </DetailsList>,
    );
    await person.click(screen.getByRole('button', { name: 'Copiar telefone' }));
    expect(write).toHaveBeenCalledWith('11987654321');
    expect(await screen.findByText('Copiado')).toBeInTheDocument();
  });

  it('stays silent when the browser refuses to copy', async () => {
    const person = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    render(<Detail label="E-mail" copy="a@b.c" />, { wrapper: ({ children }) => <dl>{children}</dl> });
    await person.click(screen.getByRole('button', { name: 'Copiar e-mail' }));
    expect(screen.queryByText('Copiado')).not.toBeInTheDocument();
  });
});

describe('a text of any length', () => {
  const draw = () =>
    render(
      <DetailsList>
        <Detail label="Descrição" wide>
          <LongText>O poste da praça não acende.</LongText>
        </Detail>
      </DetailsList>,
    );
  const lines = (all: number, seen: number) => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(all);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(seen);
  };
  afterEach(() => void vi.restoreAllMocks());

  it('folds after what is seen of it, and is shown whole by one press', async () => {
    const person = userEvent.setup();
    lines(480, 160);
    draw();
    const all = screen.getByRole('button', { name: 'Mostrar tudo' });
    expect(all).toHaveAttribute('aria-expanded', 'false');
    await expectNoAxeViolations();
    await person.click(all);
    const less = screen.getByRole('button', { name: 'Mostrar menos' });
    expect(less).toHaveFocus();
    await person.click(less);
    expect(screen.getByRole('button', { name: 'Mostrar tudo' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays as it is where it is short', () => {
    lines(40, 40);
    draw();
    expect(screen.getByText('O poste da praça não acende.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('DetailsContent', () => {
  const content = (
    <DetailsContent
      head={
        <>
          <HeadFact label="Nome" isName copy="Ana">
            Ana
          </HeadFact>
          <HeadFact label="Situação">Ativo</HeadFact>
        </>
      }
      actions={<button type="button">Editar</button>}
    >
      <DetailsSection title="Contato">
        <DetailsList>
          <Detail label="Telefone" />
          <Detail label="E-mail">ana@exemplo.com</Detail>
        </DetailsList>
      </DetailsSection>
      <DetailsSection title="Família" none="Sem familiares cadastrados.">
        {null}
      </DetailsSection>
    </DetailsContent>
  );
  const shownTerms = () => screen.getAllByRole('term').map((term) => term.textContent);

  it('begins with who and what is done with it, and leaves out what is empty', async () => {
    render(content);
    expect(shownTerms()).toEqual(['Nome', 'Situação', 'E-mail']);
    const [name, edit, more] = screen.getAllByRole('button');
    expect(name).toHaveAccessibleName('Copiar nome');
    expect(edit).toHaveAccessibleName('Editar');
    expect(more).toHaveAccessibleName('Mostrar 2 campos sem informação');
    expect(screen.queryByRole('heading', { name: 'Família' })).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('shows what is empty in its place, there and in the next one on this machine', async () => {
    const person = userEvent.setup();
    const { unmount } = render(content);
    await person.click(screen.getByRole('button', { name: 'Mostrar 2 campos sem informação' }));
    expect(shownTerms()).toEqual(['Nome', 'Situação', 'Telefone', 'E-mail']);
    expect(screen.getByText('Sem familiares cadastrados.')).toBeVisible();
    unmount();
    render(content);
    await person.click(screen.getByRole('button', { name: 'Ocultar 2 campos sem informação' }));
    expect(shownTerms()).toEqual(['Nome', 'Situação', 'E-mail']);
  });
});

describe('Badge', () => {
  it('names the status beside its colour', () => {
    render(<Badge tone="success">Ativo</Badge>);
    expect(screen.getByText('Ativo')).toBeInTheDocument();
  });

  it.each([
    ['#1D4ED8', '#1d4ed8'],
    ['abc', '#aabbcc'],
    ['red; background: url(x)', null],
    ['', null],
    [null, null],
  ])('reads the data colour %s as %s', (color, hex) => expect(readHex(color)).toBe(hex));

  it('writes on a solid colour in black or white, whichever reads better', () => {
    expect(readableOn('#ffff00')).toBe('#000000');
    expect(readableOn('#1d4ed8')).toBe('#ffffff');
    render(
      <Badge color="#ffff00" solid>
        Urgente
      </Badge>,
    );
    expect(screen.getByText('Urgente').parentElement).toHaveStyle({ '--badge-ink': '#000000' });
  });

  it('ignores a colour that is none', () => {
    render(
      <Badge color="url(javascript:alert(1))" solid>
        Pendente
      </Badge>,
    );
    expect(screen.getByText('Pendente').parentElement).toHaveStyle({ '--badge-dot': 'var(--line-strong)' });
  });
});

it('Timeline lists what happened, with when and who', async () => {
  render(
    <Timeline label="Andamentos">
      <TimelineEntry when="12/03/2026" who="Ana">
        Encaminhado.
      </TimelineEntry>
      <TimelineEntry when="10/03/2026" />
    </Timeline>,
  );
  expect(screen.getByRole('list', { name: 'Andamentos' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Ana12/03/2026Encaminhado.');
  await expectNoAxeViolations();
});
