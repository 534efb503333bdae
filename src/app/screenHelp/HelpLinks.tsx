import { useId } from 'react';
import { styled } from '@/ui/style';
import { environment } from '@/config/environment';
import { accessibilityPath } from '@/ui/accessibilityPath';

const Part = styled.section`
  h3 {
    margin-bottom: 4px;
    font-size: 0.9375rem;
  }

  a {
    display: inline-block;
    padding: 8px 0;
  }
`;

const links = [
  { label: 'Ajuda e suporte', href: environment.helpUrl },
  { label: 'Contato', href: environment.contactUrl },
  { label: 'Política de privacidade', href: environment.privacyUrl },
  { label: 'Termos de uso', href: environment.termsUrl },
  { label: 'Acessibilidade', href: accessibilityPath },
];

/** Contacts for further questions, and the terms of use. */
export function HelpLinks() {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>Mais ajuda</h3>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label}
              <span className="visually-hidden"> (abre em outra aba)</span>
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}
