/** What the clipboard holds, or what is dropped, taken while the browser lets it be read. */
export interface Clip {
  html: string;
  text: string;
  pictures: number;
}

export function clipOf(data: DataTransfer): Clip {
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  // Programs draw what they copy, too.
  const files = html || text ? [] : [...data.files];
  return { html, text, pictures: files.filter(({ type }) => type.startsWith('image/')).length };
}
