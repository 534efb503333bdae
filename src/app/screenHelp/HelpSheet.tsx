import { useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from '@/ui/style';
import type { HelpWanted } from '@/records/help/askHelp';
import type { ScreenKeys } from '@/records/help/screenKeys';
import { Button } from '@/ui/button/Button';
import { optional } from '@/ui/feedback/optional';
import { showToast } from '@/ui/feedback/toasts';
import { controlStyles } from '@/ui/form/controlStyles';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { SidePanel } from '@/ui/panel/SidePanel';
import { staffScreenAt } from '../sections';
import { HelpLinks } from './HelpLinks';
import { Missing } from './Missing';
import { stepNodes } from './stepText';
import type { HelpOfScreen } from './texts';
import type { FoundTask } from './search';
import { useTexts, type Texts } from './useTexts';

const FoundTasks = optional(() => import('./FoundTasks'));
const HelpKeys = optional(() => import('./HelpKeys'));

const Search = styled.input`
  ${controlStyles}
`;

const Title = styled.h3`
  margin-bottom: 4px;
`;

const Part = styled.section`
  margin-top: 20px;

  h3 {
    margin-bottom: 8px;
    font-size: 0.9375rem;
  }

  ul {
    display: grid;
    gap: 8px;
    padding: 0;
    list-style: none;
  }
`;

const Fold = styled.details`
  border-bottom: var(--line-width) solid var(--line);

  summary {
    padding: 10px 0;
    color: var(--brand);
    font-weight: 500;
    cursor: pointer;
  }

  ol {
    margin: 0 0 12px;
    padding-left: 24px;
    list-style: decimal;
  }

  li {
    padding: 3px 0;
  }
`;

interface HelpSheetProps extends HelpWanted {
  keys: readonly ScreenKeys[];
  onClose: () => void;
}

/** The help of the current screen: purpose, tasks, shortcuts and limits (docs/rules/help.md). */
export default function HelpSheet({ keys, isForKeys, onClose, ...wanted }: HelpSheetProps) {
  const { pathname, key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);
  const [shown, show] = useState(wanted);
  const [typed, setTyped] = useState('');
  const texts = useTexts(shown.of ?? pathname, typed !== '');
  const choose = ({ path, task }: FoundTask) => {
    setTyped('');
    show({ of: path, task: task.name });
  };
  return (
    <PanelHostContext value={{ close: onClose, done: onClose }}>
      <SidePanel title="Ajuda">
        <PanelContent
          head={<SearchBox value={typed} onChange={setTyped} />}
          footer={
            <>
              <Button onClick={() => void printAll()}>Imprimir o manual</Button>
              <PanelCloseButton />
            </>
          }
        >
          {typed ? (
            <FoundTasks texts={texts} typed={typed} onChoose={choose} />
          ) : (
            <>
              {isForKeys && <HelpKeys own={keys} />}
              <OfScreen
                texts={texts}
                task={shown.task}
                isHere={staffScreenAt(pathname)?.path === texts.of?.path}
              />
              {!isForKeys && <HelpKeys own={keys} />}
              <HelpLinks />
            </>
          )}
        </PanelContent>
      </SidePanel>
    </PanelHostContext>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  return (
    <Search
      type="search"
      aria-label="Procurar na ajuda"
      placeholder="Procurar na ajuda: importar, etiqueta…"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface OfScreenProps {
  texts: Texts;
  task: string | undefined;
  /** Whether it is about the current screen. */
  isHere: boolean;
}

function OfScreen({ texts: { of, hasFailed, retry }, task, isHere }: OfScreenProps) {
  if (hasFailed) return <Missing onRetry={retry} />;
  if (!of) return of === undefined ? <p role="status">Carregando a ajuda…</p> : null;
  return (
    <>
      <Title>{of.title}</Title>
      <p>{of.purpose}</p>
      {!isHere && !of.path.includes(':') && <Link to={of.path}>Ir para lá</Link>}
      <Tasks of={of} open={task} />
      <Limits of={of} />
    </>
  );
}

function Tasks({ of, open }: { of: HelpOfScreen; open: string | undefined }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>Como fazer</h3>
      {of.tasks.map(({ name, steps }) => (
        <Fold key={`${of.path} ${name}`} open={name === open}>
          <summary>{name}</summary>
          <ol>
            {steps.map((step, at) => (
              <li key={at}>
                {stepNodes(step, (words, path) => (
                  <Link key={path} to={path}>
                    {words}
                  </Link>
                ))}
              </li>
            ))}
          </ol>
        </Fold>
      ))}
    </Part>
  );
}

function Limits({ of }: { of: HelpOfScreen }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>O que não se pode fazer</h3>
      <ul>
        {of.limits.map(({ cannot, why }) => (
          <li key={cannot}>
            <b>{cannot}</b> {why}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Prints the help of all screens. */
async function printAll() {
  try {
    const { printManual } = await import('./manual');
    await printManual();
  } catch {
    showToast('Ops... não conseguimos preparar o manual. Verifique a conexão e tente de novo.', {
      tone: 'error',
    });
  }
}
