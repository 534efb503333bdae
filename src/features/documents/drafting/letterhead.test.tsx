import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { installDemoApi, sessionFor } from '@mocks/testServer';
import { administrator } from '@tests/office';
import { sheetHtml } from '@/formats/print';
import { profileShelf } from '@/records/office/officeProfile';
import { beginSession, endSession } from '@/session/currentSession';
import { readSessionReply } from '@/session/session';
import { documentSheet } from './documentSheet';

installDemoApi();
beforeEach(() => {
  onTestFinished(endSession);
  beginSession(readSessionReply(sessionFor(administrator.email)));
  onTestFinished(() => void profileShelf.clear());
});

const letter = { id: 1, typeName: 'Ofício', number: '12', year: '2026', text: '<p>a</p>' };
const paper = () => sheetHtml(documentSheet(letter, { areFine: false }).sheet);

test('what the office said stands above every document, line by line, with its telephones', () => {
  profileShelf.change((now) => ({
    ...now,
    letterhead: 'Câmara <b>\n\n Gabinete 12',
    phones: '(19) 3333-4444',
  }));
  expect(paper()).toContain(
    '<main class="document-text"><p class="align-center letterhead"><strong>Câmara &lt;b&gt;</strong></p><p class="align-center letterhead">Gabinete 12</p><p class="align-center letterhead letterhead-end">Tel. (19) 3333-4444</p><p>a</p></main>',
  );
});

test('telephones alone are no letterhead', () => {
  profileShelf.change((now) => ({ ...now, phones: '(19) 3333-4444' }));
  expect(paper()).toContain('<main class="document-text"><p>a</p></main>');
});
