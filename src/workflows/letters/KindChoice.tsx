import { useBlockedReason } from '@/ui/useBlockedReason';
import type { Kind, Paper } from './kind';
import { Card, Quiet } from './letterStyles';
import { envelopes, labelGrids } from './paper';
import { Radios } from './Radios';

const entriesOf = <Name extends string>(table: Readonly<Record<Name, { label: string }>>) =>
  (Object.keys(table) as Name[]).map((value) => ({ value, label: table[value].label }));

interface KindChoiceProps {
  paper: Paper;
  onChange: (paper: Paper) => void;
}

/** Chooses the kind of print and its paper. */
export function KindChoice({ paper, onChange }: KindChoiceProps) {
  const labelsBlocked = useBlockedReason()('create_label_voter');
  return (
    <Card aria-label="O que imprimir">
      <h2>O que imprimir</h2>
      <Radios<Kind>
        label="O que imprimir"
        options={[
          { value: 'letter', label: 'Carta' },
          { value: 'envelope', label: 'Envelope' },
          { value: 'label', label: 'Etiqueta', blockedReason: labelsBlocked },
        ]}
        value={paper.kind}
        onChange={(kind) => onChange({ ...paper, kind })}
      />
      {paper.kind === 'envelope' && (
        <Radios
          label="Tamanho do envelope"
          options={entriesOf(envelopes)}
          value={paper.envelope}
          onChange={(envelope) => onChange({ ...paper, envelope })}
        />
      )}
      {paper.kind === 'label' && (
        <Radios
          label="Folha de etiquetas"
          options={entriesOf(labelGrids)}
          value={paper.grid}
          onChange={(grid) => onChange({ ...paper, grid })}
        />
      )}
      {labelsBlocked && <Quiet>Etiqueta: {labelsBlocked}</Quiet>}
      {paper.kind !== 'letter' && (
        <Quiet>Na janela de impressão, escolha este papel, escala de 100% e nenhuma margem.</Quiet>
      )}
    </Card>
  );
}
