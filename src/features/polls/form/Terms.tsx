import styled from 'styled-components';

const Line = styled.p`
  margin-top: 20px;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

export const Terms = ({ href }: { href: string }) => (
  <Line>
    Ao salvar, você concorda com os{' '}
    <a href={href} target="_blank" rel="noopener noreferrer">
      termos de uso da ferramenta de enquetes<span className="visually-hidden"> (abre em outra aba)</span>
    </a>
    .
  </Line>
);
