import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoApi, installDemoApi, sessionFor } from '@mocks/testServer';
import { api } from '@/api/api';
import { beginSession, connectTransport, endSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';
import { expectNoAxeFindings } from '@tests/fields';
import { seen } from '@tests/seen';
import { InRouter } from '@tests/InRouter';
import { administrator, clientOf, firstOf } from '@tests/office';
import { eleitor, sent } from '@tests/voters';
import VoterOfPhone from './VoterOfPhone';

installDemoApi();

const mobile = '19981230077';
const landline = '1932340077';

const createStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

/** Creates a voter, the only one with these phone numbers. */
function plant(name: string, ...numbers: string[]) {
  const { voters } = demoApi.db;
  const { id: _, ...facts } = firstOf(voters.filter((voter) => voter.clientId === clientOf()));
  const telephone = numbers.map((number) => ({ number, type: 2, operator: 6 }));
  return voters.insert({ ...facts, name, telephone, individualRegistration: '', email: '' });
}

function show(phone: string, name: string) {
  onTestFinished(endSession);
  beginSession(readSessionReply(sessionFor(administrator.email)));
  connectTransport(() => undefined);
  const Shown = () => {
    const [store] = useState(createStore);
    return (
      <Provider store={store}>
        <VoterOfPhone phone={phone} name={name} />
      </Provider>
    );
  };
  render(<Shown />, { wrapper: InRouter });
  return userEvent.setup();
}

const line = async (name: string) => (await screen.findByRole('link', { name })).closest('li');
/** The record that decides it may arrive later. */
const says = (name: string, text: RegExp) =>
  waitFor(async () => expect(await line(name)).toHaveTextContent(text));
const searches = () => sent('search').map(({ query }) => query['telephone']);

describe('the voter of a telephone', () => {
  it('is led to, with nothing to say of who surely called', async () => {
    const { id } = plant('Rita Lima Xisto', mobile);
    show(mobile, 'RITA LIMA XISTO');
    await says('Rita Lima Xisto', /^Rita Lima Xisto$/);
    expect(screen.getByRole('link')).toHaveAttribute('href', `/voters/${id}`);
    await expectNoAxeFindings();
  });

  it('may only be who called, from a telephone of the house, or is surely another', async () => {
    plant('Rita Lima Xisto', landline);
    plant('Otávio Xisto', landline);
    show(landline, 'Rita Lima Xisto');
    await says('Rita Lima Xisto', / · pode ser: .*telefone fixo da casa/);
    await says('Otávio Xisto', / · mesmo telefone; nomes diferentes$/);
  });

  it('is judged by the record where the number is not their first', async () => {
    plant('Rita Lima Xisto', landline, mobile);
    show(mobile, 'Rita Lima Xisto');
    await says('Rita Lima Xisto', /^Rita Lima Xisto$/);
    expect(sent(null)).toHaveLength(1);
  });

  it('is found where the record lacks the ninth digit: it may be the line, and a person tells', async () => {
    plant('Rita Lima Xisto', '1981230077');
    show(mobile, 'Rita Lima Xisto');
    await says('Rita Lima Xisto', / · pode ser: /);
    expect(searches()).toEqual([mobile, '1981230077']);
  });

  it('is nobody known, and of a number that is none or from abroad nothing is asked', async () => {
    show('19981239999', 'Rita');
    await seen('Nenhum com este telefone.');
    const asked = searches().length;
    for (const phone of ['190', '13055551234', '20981110004']) show(phone, 'Rita');
    expect(searches()).toHaveLength(asked);
  });

  it('is looked for again after a failure', async () => {
    plant('Rita Lima Xisto', mobile);
    let isDown = true;
    demoApi.server.use(
      http.get(eleitor, () => (isDown ? HttpResponse.json({}, { status: 500 }) : undefined)),
    );
    const user = show(mobile, 'Rita Lima Xisto');
    await seen(/Não foi possível procurar\./);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo: o eleitor' }));
    expect(await line('Rita Lima Xisto')).toBeVisible();
  });
});
