import { styled } from '@/ui/style';

const Words = styled.header`
  h1,
  h2 {
    font-size: var(--text-display);
  }

  p {
    max-width: 44rem;
    margin-top: 4px;
    color: var(--ink-secondary);
    font-size: var(--text-reading);
    text-wrap: pretty;
  }
`;

export const Welcome = ({ as: Heading }: { as: 'h1' | 'h2' }) => (
  <Words>
    <Heading>Bem-vindo ao módulo Participativa</Heading>
    <p>
      O canal aberto entre as pessoas e o gabinete: elogios, reclamações e pedidos chegam por um link público,
      e a equipe responde a cada um por aqui.
    </p>
  </Words>
);
