import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldArray } from 'react-hook-form';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFailure, type ApiResult, type FieldError } from '@/api/failure';
import { beginSession, endSession } from '@/session/currentSession';
import { Button } from '../button/Button';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { expectNoAxeFindings } from '@tests/fields';
import { seen } from '@tests/seen';
import { RequiredHint } from './RequiredHint';
import { ServerErrors } from './ServerErrors';
import { TextField } from './TextField';
import { useServerForm } from './useServerForm';

afterEach(cleanup);

interface CallValues {
  name: string;
  subject: string;
  phones: { number: string }[];
}

type Answer = ApiResult<{ id: number }>;

const refusal = (...errors: FieldError[]): Answer => ({ error: createFailure('validation', { errors }) });

function renderForm(blockedReason?: string) {
  const answers: ((answer: Answer) => void)[] = [];
  const send = vi.fn<(values: CallValues) => Promise<Answer>>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  const onDone = vi.fn();
  const onDoneHere = vi.fn();
  const onLateFailure = vi.fn();
  function CallForm() {
    const form = useServerForm<CallValues, { id: number }>({
      defaultValues: { name: '', subject: '', phones: [{ number: '' }] },
      send,
      onDone,
      onDoneHere,
      onLateFailure,
      fieldNames: { caller: 'name' },
    });
    return (
      <Form onSubmit={form.submit} aria-label="Nova ligação">
        <ServerErrors messages={form.generalErrors} />
        <TextField control={form.control} name="subject" label="Assunto" required />
        <TextField control={form.control} name="name" label="Nome" required />
        <TextField control={form.control} name="phones.0.number" label="Telefone" />
        <output>{form.isDirty ? 'alterado' : 'intacto'}</output>
        {blockedReason ? (
          <Button type="submit" blockedReason={blockedReason}>
            Salvar
          </Button>
        ) : (
          <FormActions busy={form.busy} onCancel={() => undefined}>
            <RequiredHint />
          </FormActions>
        )}
      </Form>
    );
  }
  function Screen() {
    const [open, setOpen] = useState(true);
    return (
      <>
        {open && <CallForm />}
        <button onClick={() => setOpen(false)}>Fechar</button>
      </>
    );
  }
  render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
  const user = userEvent.setup();
  const answer = async (reply: Answer) => {
    await act(async () => answers.at(-1)?.(reply));
  };
  const fill = async () => {
    await user.type(field('Assunto'), 'Poda');
    await user.type(field('Nome'), 'Ana');
  };
  return { user, send, onDone, onDoneHere, onLateFailure, answer, fill };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: /Salvar|Salvando/ });

describe('useServerForm', () => {
  it('sends what was typed once, says so meanwhile, and hands over the reply', async () => {
    const { user, send, onDone, answer, fill } = renderForm();
    await fill();
    expect(screen.getByText('alterado')).toBeInTheDocument();
    await user.dblClick(saveButton());
    await user.type(field('Nome'), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    expect(saveButton()).toHaveTextContent('Salvando...');
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
    await expectNoAxeFindings();

    await answer({ data: { id: 7 } });
    expect(onDone).toHaveBeenCalledExactlyOnceWith(
      { id: 7 },
      { name: 'Ana', subject: 'Poda', phones: [{ number: '' }] },
      false,
    );
    expect(saveButton()).toHaveTextContent('Salvar');
    expect(screen.getByText('intacto')).toBeInTheDocument();
    expect(field('Nome')).toHaveValue('Ana');
  });

  it('does not send what misses a required field, and leads to the first one on the page', async () => {
    const { user, send } = renderForm();
    await user.click(saveButton());
    expect(send).not.toHaveBeenCalled();
    await waitFor(() => expect(field('Assunto')).toHaveFocus());
    expect(field('Nome')).toBeInvalid();
    await user.type(field('Assunto'), 'Poda');
    await user.click(saveButton());
    await waitFor(() => expect(field('Nome')).toHaveFocus());
  });

  it("puts the server's messages under their fields and the rest in the general list", async () => {
    const { user, answer, fill } = renderForm();
    await fill();
    await user.click(saveButton());
    await answer(
      refusal(
        { fieldName: 'phones[0].number', message: 'Telefone inválido.' },
        { fieldName: 'caller', message: 'Nome repetido.' },
        { fieldName: 'statusId', message: 'Status desconhecido.' },
        { fieldName: '', message: 'Limite do dia atingido.' },
      ),
    );
    expect(field('Telefone')).toHaveAccessibleDescription('Telefone inválido.');
    expect(field('Nome')).toHaveAccessibleDescription('Nome repetido.');
    expect(screen.getByRole('alert')).toHaveTextContent('Status desconhecido.Limite do dia atingido.');
    await waitFor(() => expect(field('Nome')).toHaveFocus());
    expect(field('Nome')).toHaveValue('Ana');
    expect(saveButton()).toHaveTextContent('Salvar');
    await expectNoAxeFindings();
  });

  it('drops a message when its field changes, keeps the others, and can be sent again', async () => {
    const { user, send, answer, fill } = renderForm();
    await fill();
    await user.click(saveButton());
    await answer(
      refusal(
        { fieldName: 'name', message: 'Nome repetido.' },
        { fieldName: 'subject', message: 'Assunto vago.' },
      ),
    );
    await user.type(field('Nome'), ' B');
    expect(screen.queryByText('Nome repetido.')).not.toBeInTheDocument();
    expect(screen.getByText('Assunto vago.')).toBeVisible();
    await user.click(saveButton());
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Assunto vago.')).not.toBeInTheDocument();
  });

  it('tells a failure without a list in the general list, which gets the focus', async () => {
    const { user, answer, fill } = renderForm();
    await fill();
    await user.click(saveButton());
    await answer({ error: createFailure('timeout', { isWrite: true }) });
    expect(screen.getByRole('alert')).toHaveTextContent('Não sabemos se a operação foi concluída.');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await user.click(saveButton());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('becomes a failure when sending throws', async () => {
    const { user, send, fill } = renderForm();
    send.mockRejectedValueOnce(new Error('boom'));
    await fill();
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('O sistema teve um problema');
    expect(saveButton()).toHaveTextContent('Salvar');
  });

  it('hands over an answer that comes after the form has left, and leads nowhere', async () => {
    const { user, onDone, onDoneHere, answer, fill } = renderForm();
    await fill();
    await user.click(saveButton());
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await answer({ data: { id: 7 } });
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(onDoneHere).not.toHaveBeenCalled();
  });

  const repeated = refusal({ fieldName: 'name', message: 'Nome repetido.' });

  it('hands over a failure that comes after the form has left, but none that it can show', async () => {
    const { user, onLateFailure, answer, fill } = renderForm();
    await fill();
    await user.click(saveButton());
    await answer(repeated);
    expect(screen.getByText('Nome repetido.')).toBeVisible();
    await user.click(saveButton());
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(onLateFailure).not.toHaveBeenCalled();
    await answer(repeated);
    expect(onLateFailure).toHaveBeenCalledExactlyOnceWith(
      repeated.error,
      expect.objectContaining({ name: 'Ana', subject: 'Poda' }),
    );
  });

  it('hands over nothing that was called off after the form has left', async () => {
    const { user, onLateFailure, answer, fill } = renderForm();
    await fill();
    await user.click(saveButton());
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await answer({ error: createFailure('cancelled') });
    expect(onLateFailure).not.toHaveBeenCalled();
  });

  it.each([
    ['what the one before saved', { data: { id: 7 } }],
    ['a failure of the one before', repeated],
  ])('tells the next person nothing of %s', async (_, reply) => {
    const { user, onDone, onLateFailure, answer, fill } = renderForm();
    await fill();
    await user.click(saveButton());
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    beginSession({
      user: { id: 1, name: 'Ana', email: 'ana@tribuna.test', image: '', profileId: 1, clientId: 1 },
      token: { value: 'abc', expires: Date.now() + 60_000 },
      rules: [],
      client: { isTrial: true, shortIdentifier: null },
    });
    onTestFinished(endSession);
    await answer(reply);
    expect(onDone).not.toHaveBeenCalled();
    expect(onLateFailure).not.toHaveBeenCalled();
  });

  it('is sent by no key when the person may not', async () => {
    const reason = 'Você não tem permissão para cadastrar ligações.';
    const { user, send, fill } = renderForm(reason);
    await fill();
    await user.keyboard('{Enter}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(saveButton());
    expect(send).not.toHaveBeenCalled();
    expect(saveButton()).toHaveAccessibleDescription(reason);
  });
});

describe('a list of rows in a server form', () => {
  function PhonesForm({ send }: { send: () => Promise<Answer> }) {
    const form = useServerForm<CallValues, { id: number }>({
      defaultValues: { name: '', subject: '', phones: [{ number: '' }] },
      send,
      onDone: () => undefined,
      fieldNames: { 'phones.all': 'phones.root' },
    });
    const { fields, append } = useFieldArray({ control: form.control, name: 'phones' });
    return (
      <Form onSubmit={form.submit} aria-label="Telefones">
        <ServerErrors messages={form.generalErrors} />
        {fields.map(({ id }, index) => (
          <TextField
            key={id}
            control={form.control}
            name={`phones.${index}.number`}
            label={`Telefone ${index}`}
          />
        ))}
        <output>{form.formState.errors.phones?.root?.message}</output>
        <button type="button" onClick={() => append({ number: '' })}>
          Mais um
        </button>
        <Button type="submit">Salvar</Button>
      </Form>
    );
  }

  it.each([
    ['a row is changed', (user: ReturnType<typeof userEvent.setup>) => user.type(field('Telefone 0'), '1')],
    [
      'a row is added',
      (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Mais um' })),
    ],
  ])('has what the server says of all rows at its root, until %s', async (_, change) => {
    const user = userEvent.setup();
    const send = vi.fn(() =>
      Promise.resolve(refusal({ fieldName: 'phones.all', message: 'Informe os telefones.' })),
    );
    render(<PhonesForm send={send} />);
    await user.click(saveButton());
    await seen('Informe os telefones.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await change(user);
    expect(screen.queryByText('Informe os telefones.')).not.toBeInTheDocument();
  });
});
