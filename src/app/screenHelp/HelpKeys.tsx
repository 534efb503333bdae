import { useId } from 'react';
import { styled } from '@/ui/style';
import { callKey, useJumps } from '@/records/list/deferred/jumps';
import { switchLetterKeys, useLetterKeys } from '@/records/list/deferred/letterKeys';
import type { ScreenKeys } from '@/records/help/screenKeys';
import { useCan } from '@/session/useSession';
import { CheckInput, ChoiceDetail, ChoiceLabel } from '@/ui/form/choiceStyles';
import { Key, KeyList, KeysName } from '@/ui/panel/KeyList';

const Part = styled.section`
  margin: 24px 0;

  > h3 {
    margin-bottom: 8px;
    font-size: 0.9375rem;
  }
`;

/** Shortcuts of the screen, and those of every screen, with the switch to turn them off. */
export default function HelpKeys({ own }: { own: readonly ScreenKeys[] }) {
  const hasLetters = useLetterKeys();
  const jumps = useJumps();
  const can = useCan();
  const mayCall = can('create_call');
  const title = useId();
  const detail = useId();
  return (
    <Part aria-labelledby={title}>
      <h3 id={title}>Atalhos do teclado</h3>
      <ChoiceLabel>
        <CheckInput
          aria-describedby={detail}
          checked={hasLetters}
          onChange={(event) => switchLetterKeys(event.target.checked)}
        />
        Usar os atalhos de uma só tecla
      </ChoiceLabel>
      <ChoiceDetail id={detail}>
        As letras, / e ? valem fora dos campos, com a lista ou os detalhes à vista; G{mayCall && ' e L'}, em
        toda tela. Desligue-os se você fala com o computador ou se eles atrapalham; a escolha fica neste
        computador.
      </ChoiceDetail>
      {own.map((group) => (
        <Keys key={group.title} {...group} />
      ))}
      <Keys {...formKeys} />
      <Keys {...everywhere} />
      {mayCall && <Keys {...callKeys} />}
      {can('create_treatment') && <Keys {...conversationKeys} />}
      {jumps.length > 0 && (
        <Keys
          title="Mudar de módulo: G e, em seguida,"
          keys={jumps.map(({ letter, label }) => ({ keys: [letter.toUpperCase()], label }))}
        />
      )}
    </Part>
  );
}

const formKeys: ScreenKeys = {
  title: 'Em um formulário',
  keys: [
    { keys: ['Ctrl + Enter'], label: 'Salvar' },
    { keys: ['Ctrl + Shift + Enter'], label: 'Salvar e criar outro, onde há' },
    { keys: ['Esc'], label: 'Fechar o painel; com algo digitado, pergunta antes' },
  ],
};

const everywhere: ScreenKeys = {
  title: 'Em toda tela',
  keys: [
    { keys: ['F1', '?'], label: 'Abrir esta ajuda' },
    { keys: ['Ctrl + K'], label: 'Procurar em tudo' },
  ],
};

const conversationKeys: ScreenKeys = {
  title: 'Conversa do WhatsApp',
  keys: [{ keys: ['Ctrl + V'], label: 'Abrir um atendimento com a conversa copiada' }],
};

const callKeys: ScreenKeys = {
  title: 'Quando o telefone toca',
  keys: [
    { keys: [callKey.toUpperCase()], label: 'Registrar ligação' },
    { keys: ['↓ e Enter'], label: 'Escolher quem está ligando' },
    { keys: ['Alt + Enter'], label: 'Salvar e abrir atendimento' },
  ],
};

const Keys = ({ title, keys: rows }: ScreenKeys) => (
  <>
    <KeysName as="h4">{title}</KeysName>
    <KeyList>
      {rows.map(({ keys, label }) => (
        <Key key={label} of={keys}>
          {label}
        </Key>
      ))}
    </KeyList>
  </>
);
