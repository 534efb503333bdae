import { styled } from '@/ui/style';
import { environment } from '@/config/environment';
import { Contacts } from '@/frames/entrance/Contacts';
import { Card, EntrancePage } from '@/frames/entrance/EntrancePage';
import { Heading } from '@/frames/entrance/Heading';
import { OutsideLink } from '@/frames/entrance/links';

const Part = styled.section`
  margin-bottom: 24px;
  overflow-wrap: anywhere;

  h2 {
    margin-bottom: 8px;
    font-size: var(--text-reading);
  }

  li {
    margin-top: 6px;
    padding-left: 20px;
    text-indent: -20px;
  }

  li::before {
    display: inline-block;
    width: 20px;
    color: var(--brand);
    content: '•' / '';
    text-indent: 0;
  }
`;

const holds = [
  'Tudo funciona só com o teclado, e sempre se vê onde se está. Nas listas, a tecla ? mostra os atalhos.',
  'Leitores de tela ouvem os nomes dos botões e campos, os erros de um formulário e os avisos.',
  'O texto cresce com o tamanho de letra do navegador, e a página aguenta a ampliação de 400 %.',
  'O claro e o escuro têm o contraste recomendado, e seguem o seu sistema, como o alto contraste e a redução de movimentos.',
  'Nenhum aviso de erro some sozinho, e quando o acesso termina, não se perde o que você digitou.',
];

const keys = [
  ['1', 'ao conteúdo'],
  ['2', 'ao menu'],
  ['3', 'à busca, nas telas que a têm'],
] as const;

const lacks = [
  'Não há tradução em Libras nem leitura em voz alta dentro do Tribuna.',
  'Arquivos que outras pessoas enviam, boletos e páginas de outros sites podem não ser acessíveis.',
  'O PDF das listas pode não ter marcações para leitores de tela: a exportação para Excel serve melhor.',
  'Ainda não houve uma avaliação por pessoas com deficiência; testamos com programas e à mão.',
];

export function Accessibility() {
  return (
    <EntrancePage title="Acessibilidade" width="medium">
      <Card>
        <Heading title="Acessibilidade" takesFocus>
          <p>
            O Tribuna é feito para todas as pessoas. Seguimos as recomendações WCAG 2.2, no nível AA, e o
            eMAG, o modelo do governo brasileiro.
          </p>
        </Heading>
        <Part aria-labelledby="atende">
          <h2 id="atende">O que já atende</h2>
          <ul>
            {holds.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
        <Part aria-labelledby="teclas">
          <h2 id="teclas">Teclas de acesso</h2>
          <p>
            Depois de entrar, Alt e o número levam (no Firefox, Alt, Shift e o número; no Mac, Control, Option
            e o número):
          </p>
          <ul>
            {keys.map(([key, place]) => (
              <li key={key}>
                <kbd>{key}</kbd> {place}
              </li>
            ))}
          </ul>
        </Part>
        <Part aria-labelledby="falta">
          <h2 id="falta">O que ainda falta</h2>
          <ul>
            {lacks.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
        <Contacts title="Encontrou uma barreira? Conte para nós">
          <li>
            <OutsideLink href={environment.contactUrl}>Página de contato</OutsideLink>
          </li>
        </Contacts>
      </Card>
    </EntrancePage>
  );
}
