import { useRef, useState, type InputEvent } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { styled } from '@/ui/style';
import { bracketsIn, missingText } from '@/formats/tokens';
import { Late, late } from '@/ui/feedback/late';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { LabelsIcon } from '@/ui/icons';
import { Menu, MenuButton, type MenuItem } from '@/ui/menu/MenuButton';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { byPerson } from '@/features/services/people';
import type { ServiceRow } from '@/features/services/service';
import { limits } from '@/features/services/serviceInput';
import { filledReply, hasTokens, replyProblem, tokensHelp, type ReplyInput } from './replyText';
import { examples, useTextModules } from './textModules';

const TextModulesPanel = late(() => import('./TextModulesPanel'));

const sign = '::';

const Box = styled.div`
  grid-column: 1 / -1;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-top: 8px;
  color: var(--ink-secondary);
`;

const Preview = styled.p`
  margin-top: 4px;
  white-space: pre-line;
`;

interface ReplyTextFieldProps {
  control: Control<ReplyInput>;
  rows: readonly ServiceRow[];
  /** The name of the new status, if it changes. */
  status: string | undefined;
  prefix: string;
}

/** The text of a reply, with the text modules stored in this browser: inserted by `::` or a button. */
export function ReplyTextField({ control, rows, status, prefix }: ReplyTextFieldProps) {
  const text = useWatch({ control, name: 'comment' });
  const modules = useTextModules();
  const offered = modules.length > 0 ? modules : examples;
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [isOffering, setOffering] = useState(false);
  const [managed, setManaged] = useState<{ text: string } | null>(null);

  const insert = (inserted: string) => {
    const box = area.current;
    if (!box) return;
    const end = box.selectionEnd;
    const start = box.selectionStart;
    const from = box.value.slice(0, start).endsWith(sign) ? start - sign.length : start;
    box.focus();
    box.setRangeText(inserted, from, end, 'end');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const items: MenuItem[] = [
    ...offered.map((one) => ({ label: one.name, onSelect: () => insert(one.text) })),
    ...(text.trim() && !text.endsWith(sign)
      ? [{ label: 'Guardar este texto como modelo…', onSelect: () => setManaged({ text: text.trim() }) }]
      : []),
    { label: 'Criar e arrumar modelos…', onSelect: () => setManaged({ text: '' }) },
  ];
  const offer = ({ target, nativeEvent }: InputEvent) => {
    if (!(target instanceof HTMLTextAreaElement) || !nativeEvent.inputType?.startsWith('insert')) return;
    if (target.value.slice(0, target.selectionStart).endsWith(sign)) setOffering(true);
  };
  const people = byPerson(rows);
  const [first] = people;
  const filled = first ? filledReply(text, first, status) : '';
  const missing = missingText(bracketsIn(filled));

  return (
    <Box>
      <div
        ref={(box) => {
          area.current = box?.querySelector('textarea') ?? null;
        }}
        onInput={offer}
      >
        <TextAreaField
          control={control}
          name="comment"
          label="Texto do retorno"
          help={tokensHelp}
          required
          rows={5}
          maxLength={limits.comment - prefix.length}
          validate={(typed) => replyProblem(typed, people, status, prefix)}
        />
      </div>
      {isOffering && (
        <Menu
          id="reply-modules"
          label="Modelos de texto"
          items={items}
          startAt="first"
          anchor={area}
          onClose={() => setOffering(false)}
        />
      )}
      <Row>
        <MenuButton label="Inserir modelo de texto" items={items} icon={<LabelsIcon />} />
        <span>Modelos de texto: digite :: ou use o botão.</span>
      </Row>
      {first && hasTokens(text) && (
        <PanelNotice tone="info">
          <strong>Como fica{people.length > 1 && ', no primeiro'}</strong>
          <Preview>{filled}</Preview>
        </PanelNotice>
      )}
      <div role="status">{missing && <PanelNotice>{missing}</PanelNotice>}</div>
      {managed && (
        <Late fallback={null}>
          <TextModulesPanel start={managed.text} onClose={() => setManaged(null)} />
        </Late>
      )}
    </Box>
  );
}
