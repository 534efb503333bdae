import { useMemo, useState } from 'react';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/panel/Dialog';
import { Reading, SheetPreview } from '../paper/SheetPreview';

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  margin-top: 16px;

  section > div {
    max-height: 46vh;
  }

  h3 {
    margin-bottom: 6px;
    font-size: var(--text-body);
  }

  @media (width < 48rem) {
    grid-template-columns: minmax(0, 1fr);

    section > div {
      max-height: 28vh;
    }
  }
`;

const Notice = styled.p`
  margin-right: auto;
  align-self: center;
  color: var(--ink-secondary);
`;

interface TextConflictProps {
  /** The local text and the one saved meanwhile; sanitized. */
  mine: DocumentFragment;
  theirs: DocumentFragment;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onCopyMine: () => Promise<boolean>;
  onBack: () => void;
}

/** Shows both versions with their differences marked and asks which to keep. */
export function TextConflict({
  mine,
  theirs,
  onKeepMine,
  onTakeTheirs,
  onCopyMine,
  onBack,
}: TextConflictProps) {
  const [copied, setCopied] = useState('');
  const both = useMemo(() => [marked(mine, theirs), marked(theirs, mine)] as const, [mine, theirs]);
  return (
    <Dialog
      isQuestion
      title="O texto mudou enquanto você escrevia"
      width={1120}
      onClose={onBack}
      footer={
        <>
          <Notice role="status">{copied}</Notice>
          <Button onClick={onBack}>Voltar ao texto</Button>
          <Button
            onClick={() =>
              void onCopyMine().then((isDone) =>
                setCopied(isDone ? 'O seu texto foi copiado.' : 'O navegador não deixou copiar.'),
              )
            }
          >
            Copiar o meu
          </Button>
          <Button onClick={onTakeTheirs}>Ficar com o outro</Button>
          <Button kind="primary" onClick={onKeepMine}>
            Ficar com o meu
          </Button>
        </>
      }
    >
      <p>
        Outra pessoa, ou você em outra aba, salvou este documento depois que você o abriu. O seu texto ainda
        não foi salvo. Qual dos dois fica?
      </p>
      <Both>
        <Text title="O seu texto" content={both[0]} />
        <Text title="O texto salvo" content={both[1]} />
      </Both>
    </Dialog>
  );
}

function Text({ title, content }: { title: string; content: DocumentFragment }) {
  return (
    <section>
      <h3>{title}</h3>
      <Reading aria-label={title}>
        <SheetPreview content={content} under={3} />
      </Reading>
    </section>
  );
}

function marked(content: DocumentFragment, other: DocumentFragment) {
  const known = new Set([...other.children].map(({ outerHTML }) => outerHTML));
  const copy = document.importNode(content, true);
  for (const part of copy.children) if (!known.has(part.outerHTML)) part.classList.add('differs');
  return copy;
}
