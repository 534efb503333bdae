import { useRef, useState } from 'react';
import { styled } from '@/ui/style';
import { choices } from '@/formats/choices';
import { late } from '@/ui/feedback/late';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { Button } from '@/ui/button/Button';
import type { Checked, RowView } from '../importSession/questions';
import type { OpenedImportSession } from '../useImportSession';
import type { SheetLook } from './FixRow';

const FixRow = late(() => import('./FixRow'));

const Card = styled.li`
  display: grid;
  gap: 6px;
  min-width: 0;
  padding: 12px 14px;
  border-top: var(--line-width) solid var(--line);
  overflow-wrap: anywhere;

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }

  h4 {
    font-size: var(--text-body);
    font-weight: 600;
  }

  header > span:first-child {
    min-width: 5.5rem;
    color: var(--ink-secondary);
    font-variant-numeric: tabular-nums;
  }

  header > button {
    margin-left: auto;
  }

  p {
    font-size: 0.8125rem;
  }

  form {
    margin-top: 8px;
  }

  p > span {
    color: var(--ink-secondary);
  }

  p[data-wrong] {
    color: var(--danger);
  }

  ul {
    margin: 0;
    padding-left: 1.25rem;
    font-size: 0.8125rem;
    list-style: disc;
  }
`;

const kinds = choices([
  { value: 'fresh', label: 'Novo', tone: 'success' },
  { value: 'completing', label: 'Completa', tone: 'info' },
  { value: 'repeated', label: 'Repetido', tone: 'neutral' },
  { value: 'wrong', label: 'Com erro', tone: 'danger' },
]);

interface RowCardProps {
  view: RowView;
  importSession: OpenedImportSession;
  look: SheetLook;
  onFixed: (checked: Checked) => void;
}

/** One row: what will be recorded, changed and omitted, and why; it can be corrected in place. */
export function RowCard({ view, importSession, look, onFixed }: RowCardProps) {
  const { row, name, kind, voterId, written, changed, left, why, notices } = view;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Card>
      <header>
        <span>Linha {row}</span>
        <h4>{name || 'Sem nome'}</h4>
        <StatusBadge statuses={kinds} id={kind} />
        {voterId !== undefined && <span>eleitor nº {voterId}</span>}
        <Button
          ref={button}
          aria-expanded={isOpen}
          aria-label={`Corrigir a linha ${row}`}
          onClick={() => setOpen(!isOpen)}
        >
          Corrigir
        </Button>
      </header>
      {why && <p data-wrong={kind === 'wrong' || undefined}>{why}</p>}
      <Line title="Será gravado" parts={written} />
      <Line title="Muda no cadastro" parts={changed} />
      <Line title="Fica de fora" parts={left} />
      {notices.length > 0 && (
        <ul aria-label={`Avisos da linha ${row}`}>
          {notices.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {isOpen && (
        <FixRow
          row={row}
          importSession={importSession}
          look={look}
          onCancel={close}
          onFixed={(checked) => {
            close();
            onFixed(checked);
          }}
        />
      )}
    </Card>
  );
}

function Line({ title, parts }: { title: string; parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <p>
      <span>{title}:</span> {parts.join(' · ')}
    </p>
  );
}
