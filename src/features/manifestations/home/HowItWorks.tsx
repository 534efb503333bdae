import { styled } from '@/ui/style';
import { blurb } from '@/ui/blurb';
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
    ${blurb}
    counter-increment: step;
  }

  h3::before {
    content: counter(step) '. ';
  }
`;

const steps = [
  {
    icon: <ShareIcon />,
    title: 'Compartilhe o link',
    text: 'Divulgue o link da sua página nas redes sociais, no WhatsApp e nos informativos.',
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
