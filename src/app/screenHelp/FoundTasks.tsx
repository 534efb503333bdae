import { styled } from '@/ui/style';
import { Missing } from './Missing';
import { tasksFor, type FoundTask } from './search';
import type { Texts } from './useTexts';

const Found = styled.button`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  padding: 8px 0;
  border: 0;
  border-bottom: var(--line-width) solid var(--line);
  background: none;
  color: var(--brand);
  font: inherit;
  text-align: start;

  span {
    display: block;
    color: var(--ink-secondary);
    font-size: var(--text-small);
  }
`;

interface FoundTasksProps {
  texts: Texts;
  typed: string;
  onChoose: (task: FoundTask) => void;
}

/** Help tasks that match the typed words. */
export default function FoundTasks({ texts: { all, hasFailed, retry }, typed, onChoose }: FoundTasksProps) {
  if (hasFailed) return <Missing onRetry={retry} />;
  const found = all && tasksFor(all, typed);
  return (
    <>
      <p role="status">
        {!found
          ? 'Procurando…'
          : found.length === 0
            ? `Nada encontrado para “${typed.trim()}”.`
            : `${found.length} na ajuda`}
      </p>
      <ul>
        {found?.map((one) => (
          <li key={`${one.path} ${one.task.name}`}>
            <Found type="button" onClick={() => onChoose(one)}>
              {one.task.name}
              <span>{one.title}</span>
            </Found>
          </li>
        ))}
      </ul>
    </>
  );
}
