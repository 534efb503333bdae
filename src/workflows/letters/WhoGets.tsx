import { useState } from 'react';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { Button } from '@/ui/button/Button';
import { LateDetails } from '@/ui/feedback/LateDetails';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { CheckInput, ChoiceLabel, WordButton } from '@/ui/form/choiceStyles';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { countOf, type Kind } from './kind';
import { Card, Quiet, Row } from './letterStyles';
import type { Addressees } from '@/features/voters/lettersState';
import type { Choices, Mailing } from './mailing';
import { PeopleList } from './PeopleList';
import type { ColumnName } from './recipient';
import { isOneByOne } from './readRecipients';
import type { useRecipients } from './useRecipients';

const Count = styled.p`
  margin-bottom: 4px;

  strong {
    font-size: 1.125rem;
    font-variant-numeric: tabular-nums;
  }
`;

const Progress = styled.progress`
  width: 100%;
  height: 0.5rem;
  margin: 4px 0;
  accent-color: var(--brand);
`;

/** Aligned with the text of the other lines. */
const Inactive = styled.p`
  margin-left: -4px;
`;

const Reading = styled(Row)`
  margin-top: 8px;
`;

const Box = styled(ChoiceLabel)`
  display: flex;
`;

interface WhoGetsProps {
  of: Addressees;
  kind: Kind;
  mailing: Mailing;
  recipients: ReturnType<typeof useRecipients>;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

const missingSays: Readonly<Record<ColumnName, string>> = {
  genre: 'o sexo: todos são Prezado(a)',
  district: 'o bairro',
  city: 'a cidade à parte',
  zipcode: 'o CEP: não se sabe quem não o tem',
  status: 'a situação: os inativos só se veem ao conferir',
  nickName: 'o apelido: vale o nome do cadastro',
};

const listTitles = { noAddress: 'Sem endereço', noZipcode: 'Sem CEP', inactive: 'Inativos' };

/** Number of recipients, the people left out, and the reading's progress. */
export function WhoGets({ of, kind, mailing, recipients, choices, onChange }: WhoGetsProps) {
  const { reading, phase, failure } = recipients;
  const [shown, setShown] = useState<keyof typeof listTitles | null>(null);
  const { noAddress, noZipcode, inactive } = mailing;
  const count = countOf(kind, mailing.households.length);
  const knowsZipcode = !reading.missing.includes('zipcode');
  const progress = `Lidos ${formatNumber(reading.rows)}${reading.total === null ? '' : ` de ${formatNumber(reading.total)}`}`;
  const gone = of.ids && phase === 'done' ? of.ids.length - reading.recipients.length : 0;
  const box = (key: 'withoutAddress' | 'withoutZipcode', label: string) => (
    <Box>
      <CheckInput
        checked={!choices[key]}
        onChange={({ target }) => onChange({ ...choices, [key]: !target.checked })}
      />
      {label}
    </Box>
  );
  return (
    <Card aria-label="Quem recebe">
      <h2>Quem recebe</h2>
      <Quiet>
        {of.ids
          ? `Da seleção: ${plural(of.ids.length, 'eleitor', 'eleitores')}.`
          : of.total === null
            ? 'Todos os eleitores do gabinete.'
            : `Da busca na lista: ${plural(of.total, 'eleitor', 'eleitores')}.`}
      </Quiet>
      {phase === 'reading' && (
        <>
          <Quiet>{progress}...</Quiet>
          <Progress
            aria-label="Leitura dos eleitores"
            {...(reading.total !== null && { max: reading.total, value: reading.rows })}
          />
        </>
      )}
      <div role="status">
        {phase !== 'reading' && (
          <Count>
            <strong>{count}</strong>
            {noAddress.length + noZipcode.length > 0 && '; '}
            {noAddress.length > 0 && (
              <WordButton type="button" onClick={() => setShown('noAddress')}>
                {formatNumber(noAddress.length)} sem endereço
              </WordButton>
            )}
            {noAddress.length > 0 && noZipcode.length > 0 && knowsZipcode && ', '}
            {noZipcode.length > 0 && knowsZipcode && (
              <WordButton type="button" onClick={() => setShown('noZipcode')}>
                {formatNumber(noZipcode.length)} sem CEP
              </WordButton>
            )}
          </Count>
        )}
        {phase === 'stopped' && (
          <p>A leitura foi parada: {progress.toLowerCase()}. Imprime-se só o que foi lido.</p>
        )}
      </div>
      {phase === 'failed' && (
        <div role="alert">
          <PanelNotice>
            Não foi possível ler todos: {progress.toLowerCase()}. {failure?.message}
            <LateDetails of={failure} />
          </PanelNotice>
        </div>
      )}
      {phase !== 'reading' && (
        <>
          {noAddress.length > 0 && box('withoutAddress', 'Deixar de fora quem não tem endereço')}
          {noZipcode.length > 0 && knowsZipcode && box('withoutZipcode', 'Deixar de fora quem não tem CEP')}
          {inactive.length > 0 && (
            <Inactive>
              <WordButton type="button" onClick={() => setShown('inactive')}>
                {plural(inactive.length, 'inativo fica de fora', 'inativos ficam de fora')}
              </WordButton>
            </Inactive>
          )}
        </>
      )}
      {gone > 0 && (
        <Quiet>
          {plural(gone, 'selecionado não foi encontrado', 'selecionados não foram encontrados')} de novo.
        </Quiet>
      )}
      {reading.missing.length > 0 && (
        <PanelNotice live>
          Não veio na lista: {reading.missing.map((name) => missingSays[name]).join('; ')}. O endereço vem
          como está na lista.
        </PanelNotice>
      )}
      {isOneByOne(of) && phase === 'reading' && <Quiet>Cada cadastro é lido por si.</Quiet>}
      <UnreadNotice unread={reading.unread} />
      <Reading>
        <ReadingButton recipients={recipients} />
      </Reading>
      {shown && (
        <PeopleList title={listTitles[shown]} people={mailing[shown]} onClose={() => setShown(null)} />
      )}
    </Card>
  );
}

/** A single button for all states of the reading, to keep focus on it. */
function ReadingButton({ recipients }: Pick<WhoGetsProps, 'recipients'>) {
  const { phase, stop, goOn, again } = recipients;
  if (phase === 'reading') return <Button onClick={stop}>Parar</Button>;
  if (phase === 'done') return <Button onClick={again}>Ler de novo</Button>;
  return <Button onClick={goOn}>{phase === 'failed' ? 'Tentar de novo' : 'Continuar a leitura'}</Button>;
}
