import { useState, type SyntheticEvent } from 'react';
import { styled } from '@/ui/style';
import { Button } from '@/ui/button/Button';
import { TextField } from '@/ui/form/TextField';
import { focusField } from '@/ui/form/focusField';
import { Dialog } from '@/ui/panel/Dialog';
import { ShelfNotice } from '@/ui/panel/ShelfNotice';
import { Row } from './letterStyles';
import type { Choices } from './mailing';
import {
  joinTemplates,
  keepTemplate,
  letterTemplates,
  removeTemplate,
  templateLimits,
  templateProblem,
  useLetterTemplates,
} from './letterTemplates';
import { useLocalForm } from '@/ui/form/useLocalForm';

const List = styled.ul`
  margin: 16px 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 8px 0;
    border-top: var(--line-width) solid var(--line);
    overflow-wrap: anywhere;
  }
`;

const stop = (event: SyntheticEvent) => event.stopPropagation();

interface LetterTemplatesPanelProps {
  /** The text to save. */
  html: string;
  /** Its addressing options, saved with it. */
  choices: Choices;
  onClose: () => void;
}

/** Saves this text as a template, and removes others. */
export default function LetterTemplatesPanel({
  html,
  choices: { names, byAddress },
  onClose,
}: LetterTemplatesPanelProps) {
  const templates = useLetterTemplates();
  const [said, setSaid] = useState('');
  const { control, handleSubmit, reset } = useLocalForm({ defaultValues: { name: '' } });
  const keep = handleSubmit(({ name }) => {
    const problem = keepTemplate({ name: name.trim(), html, names, byAddress });
    setSaid(problem || `Modelo “${name.trim()}” guardado.`);
    if (problem) return;
    focusField(control, 'name');
    reset();
  });
  return (
    <div role="presentation" onKeyDown={stop}>
      <Dialog title="Modelos de carta" onClose={onClose} footer={<Button onClick={onClose}>Fechar</Button>}>
        <p>
          Ficam só neste computador, para o seu gabinete. Não escreva neles dados de pessoas; use os campos.
        </p>
        <p role="status">{said}</p>
        <ShelfNotice shelf={letterTemplates} what="modelos de carta" join={joinTemplates} />
        <form noValidate onSubmit={(event) => void keep(event)}>
          <TextField
            control={control}
            name="name"
            label="Guardar o texto atual com o nome"
            required
            maxLength={templateLimits.name}
            validate={(name) => templateProblem(templates, { name, html })}
          />
          <Row>
            <Button type="submit">Guardar modelo</Button>
          </Row>
        </form>
        {templates.length > 0 && (
          <List aria-label="Modelos guardados">
            {templates.map(({ name }) => (
              <li key={name}>
                <strong>{name}</strong>
                <Button
                  aria-label={`Remover ${name}`}
                  onClick={() => {
                    setSaid(removeTemplate(name) || `Modelo “${name}” removido.`);
                    focusField(control, 'name');
                  }}
                >
                  Remover
                </Button>
              </li>
            ))}
          </List>
        )}
      </Dialog>
    </div>
  );
}
