import { describe, expect, it } from 'vitest';
import { upload } from '@tests/demo';
import { sampleBytes } from '../../testing/sampleFiles';
import { demoApi, installDemoApi } from '../../testServer';

installDemoApi();

describe('uploading a file', () => {
  it('keeps name and content, and gives an address that serves it as a download', async () => {
    const pdf = new File(['%PDF-1.4'], 'ofício nº 12.pdf', { type: 'application/pdf' });
    const { status, data } = await upload(pdf);
    expect(status).toBe(200);
    expect(data.name).toBe('ofício nº 12.pdf');
    expect(demoApi.requests.at(-1)?.body).toEqual(['ofício nº 12.pdf']);

    const served = await fetch(data.url);
    expect(await served.text()).toBe('%PDF-1.4');
    expect(served.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''of%C3%ADcio/);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['a page', new File(['<script>'], 'pagina.html', { type: 'text/html' }), 'file'],
    ['a disguised page', new File(['<script>'], 'foto.png.html', { type: 'image/png' }), 'file'],
    ['a name of every object', new File(['<script>'], 'foto.constructor'), 'file'],
    ['a page by the name of a picture', new File(['<script>'], 'foto.png', { type: 'image/png' }), 'file'],
    ['a picture by the name of a paper', new File([sampleBytes('png')], 'laudo.pdf'), 'file'],
    ['a picture sent as a page', new File([sampleBytes('jpg')], 'foto.jpg', { type: 'text/html' }), 'file'],
    ['an empty file', new File([], 'foto.png', { type: 'image/png' }), 'file'],
    ['more than 1 MB', new File([new Uint8Array(1_048_577)], 'foto.png', { type: 'image/png' }), 'size'],
  ])('refuses %s', async (_, file, field) => {
    const { status, data } = await upload(file);
    expect(status).toBe(422);
    expect(data.errors[0].fieldName).toBe(field);
  });

  it('accepts exactly 1 MB', async () => {
    const largest = new File([sampleBytes('jpg', 1_048_576)], 'foto.JPG', { type: 'image/jpeg' });
    const { status } = await upload(largest);
    expect(status).toBe(200);
  });

  it('serves nothing that was not uploaded', async () => {
    expect((await fetch('https://arquivos.tribuna.test/..%2f..%2fpackage.json')).status).toBe(404);
  });
});
