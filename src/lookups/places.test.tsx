import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { http, HttpResponse } from 'msw';
import { demoApi, installDemoApi } from '@mocks/testServer';
import { personOf } from '@tests/person';
import { api } from '@/api/api';
import { beginSession, endSession } from '@/session/currentSession';
import { cityChosen, cityOption, placesApi } from './places';

installDemoApi();

const campinas = { id: 1, name: 'Campinas', stateAbbrev: 'SP', stateId: 25 };
const campinorte = { id: 2, name: 'Campinorte', stateAbbrev: 'GO', stateId: 9 };
const campina = { id: 3, name: 'Campina Grande', stateAbbrev: 'PB', stateId: 15 };
const optionOf = ({ stateAbbrev, ...city }: typeof campinas) => cityOption({ ...city, state: stateAbbrev });

const found = async () => {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const { data = [] } = await store.dispatch(placesApi.endpoints.cities.initiate('campin'));
  return data.map(({ name }) => name);
};

beforeEach(() => {
  onTestFinished(endSession);
  beginSession(personOf(7, 1));
  demoApi.server.use(
    http.get(`${demoApi.baseUrl}/cidade.php`, () => HttpResponse.json([campina, campinas, campinorte])),
  );
});

it('offers first the cities that the person chose most in this browser, the others as the API does', async () => {
  expect(await found()).toEqual(['Campina Grande', 'Campinas', 'Campinorte']);
  for (const city of [campinorte, campinas, campinas]) cityChosen(optionOf(city));
  expect(await found()).toEqual(['Campinas', 'Campinorte', 'Campina Grande']);
  expect(localStorage.getItem('tribuna.cidades/7.1')).toBe('1,1,2');
  beginSession(personOf(7, 2));
  expect(await found()).toEqual(['Campina Grande', 'Campinas', 'Campinorte']);
});

it('forgets old choices', async () => {
  for (let count = 0; count < 60; count++) cityChosen(optionOf(campina));
  expect(localStorage.getItem('tribuna.cidades/7.1')?.split(',')).toHaveLength(50);
  expect((await found())[0]).toBe('Campina Grande');
});
