import { styled } from '../style';
import { shownName } from '@/formats/files';
import { safeHref } from '@/formats/links';

export const DetailsLines = styled.ul`
  display: grid;
  gap: 10px;
  font-size: 0.9375rem;

  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--ink-secondary);
    font-size: 0.8125rem;
  }
`;

interface FileLink {
  name: string;
  url: string;
  description?: string;
}

/** A record's files; each opens in a new tab if its URL is safe. */
export function FileLinks({ files }: { files: readonly FileLink[] }) {
  return (
    <DetailsLines>
      {files.map(({ name, url, description }, index) => {
        const href = safeHref(url);
        return (
          <li key={index}>
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {shownName(name)}
              </a>
            ) : (
              shownName(name)
            )}
            {description && <small>{description}</small>}
          </li>
        );
      })}
    </DetailsLines>
  );
}
