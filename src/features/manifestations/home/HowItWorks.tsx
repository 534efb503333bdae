import styled from 'styled-components';
import { CommentIcon, FileIcon, ShareIcon } from '@/ui/icons';
import { Card } from './Card';

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  counter-reset: step;

  @media (width < 48rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  li {
    display: grid;
    grid-template-columns: 2.25rem 1fr;
    gap: 0 12px;
    align-content: start;
    counter-increment: step;
  }

  li > span {
    display: grid;
    place-items: center;
    grid-row: 1 / 3;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 10px;
    background: var(--brand-soft);
    color: var(--brand);
  }

  h3 {
    font-size: var(--text-body);
    line-height: 1.25rem;
  }

  h3::before {
    content: counter(step) '. ';
  }

  p {
    margin-top: 2px;
    color: var(--ink-secondary);
  }
`;

const steps = [
  {
    icon: <ShareIcon />,
    title: 'Compartilhe o link',
    text: 'Divulgue o endereço da sua página nas redes sociais, no WhatsApp e nos informativos.',
  },
  {
    icon: <CommentIcon />,
    title: 'As pessoas preenchem e enviam',
    text: 'Cada uma escreve o seu elogio, reclamação ou pedido, e recebe um protocolo.',
  },
  {
    icon: <FileIcon />,
    title: 'A manifestação chega ao sistema',
    text: 'A equipe acompanha por aqui: troca o status, comenta e anota até dar a resposta.',
  },
];

/** How a manifestation comes to be. */
export const HowItWorks = () => (
  <Card title="Como funciona">
    <Steps>
      {steps.map(({ icon, title, text }) => (
        <li key={title}>
          <span>{icon}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Steps>
  </Card>
);
