/** Contents of the clipboard or of a drop, copied while the browser allows reading them. */
export interface Clip {
  html: string;
  text: string;
  pictures: number;
}

export function clipOf(data: DataTransfer): Clip {
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  // Programs also add an image of what they copy.
  const files = html || text ? [] : [...data.files];
  return { html, text, pictures: files.filter(({ type }) => type.startsWith('image/')).length };
}
