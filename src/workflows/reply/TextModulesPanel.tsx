import { useState, type SyntheticEvent } from 'react';
import { styled } from '@/ui/style';
import { stampedFileName } from '@/formats/files';
import { plural, sameText } from '@/formats/text';
import { chooseFile } from '@/records/panel/FileTarget';
import { Button } from '@/ui/button/Button';
import { downloadFile } from '@/ui/feedback/download';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { focusField } from '@/ui/form/focusField';
import { ServerErrors } from '@/ui/form/ServerErrors';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { useServerForm } from '@/ui/form/useServerForm';
import { Dialog } from '@/ui/panel/Dialog';
import { ShelfNotice } from '@/ui/panel/ShelfNotice';
import { kept } from '@/ui/shelf';
import { unknownToken } from './replyText';
import {
  fileOfModules,
  joinModules,
  keepModules,
  moduleLimits,
  readModules,
  removeModule,
  textModules,
  useTextModules,
  type TextModule,
} from './textModules';

const Modules = styled.ul`
  margin: 16px 0;
  padding: 0;
  list-style: none;

  li {
    padding: 10px 0;
    border-top: var(--line-width) solid var(--line);
    overflow-wrap: anywhere;
  }

  p {
    color: var(--ink-secondary);
    white-space: pre-line;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

interface TextModulesPanelProps {
  /** Initial text of a new module. */
  start: string;
  onClose: () => void;
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Adds, changes, removes, exports and imports text modules. */
export default function TextModulesPanel({ start, onClose }: TextModulesPanelProps) {
  const modules = useTextModules();
  /** Name of the module being edited. */
  const [changed, setChanged] = useState('');
  const [said, setSaid] = useState('');
  const form = useServerForm<TextModule>({
    defaultValues: { name: '', text: start },
    send: ({ name, text }) =>
      Promise.resolve(kept(keepModules([{ name: name.trim(), text: text.trim() }], changed))),
    onDone: (_, { name }) => {
      setSaid(`Modelo “${name.trim()}” guardado.`);
      edit({ name: '', text: '' });
    },
  });
  /** The pressed button is unmounted, or the fields below now hold another module. */
  const goToName = () => focusField(form.control, 'name');
  const edit = (one: TextModule) => {
    setChanged(one.name);
    // A reset unregisters the fields until they are rendered again.
    goToName();
    form.reset(one);
  };
  const isTaken = (name: string) =>
    !sameText(name, changed) && modules.some((one) => sameText(one.name, name));

  return (
    // Events here do not reach the panel below.
    <div role="presentation" onKeyDown={stop} onSubmit={stop} onInput={stop}>
      <Dialog
        title="Modelos de texto"
        onClose={onClose}
        footer={
          <>
            <Button onClick={() => chooseFile(['.json'], (file) => void importModules(file).then(setSaid))}>
              Importar
            </Button>
            <Button
              blockedReason={modules.length === 0 ? 'Não há modelos para exportar.' : undefined}
              onClick={() =>
                downloadFile(
                  stampedFileName('modelos-de-texto', 'json'),
                  fileOfModules(modules),
                  'application/json',
                )
              }
            >
              Exportar
            </Button>
            <Button onClick={onClose}>Fechar</Button>
          </>
        }
      >
        <p>
          Ficam só neste computador, para o seu gabinete: para levá-los a outro, exporte e importe. Não
          escreva neles dados de pessoas; use {'{nome}, {referencia}, {status} e {data}'}.
        </p>
        <p role="status">{said}</p>
        <ShelfNotice shelf={textModules} what="modelos de texto" join={joinModules} />
        {modules.length > 0 && (
          <ModuleList
            modules={modules}
            onEdit={edit}
            onRemove={({ name }) => {
              setSaid(removeModule(name) || `Modelo “${name}” removido.`);
              goToName();
            }}
          />
        )}
        <form noValidate onSubmit={(event) => void form.submit(event)}>
          <ServerErrors messages={form.generalErrors} failure={form.failure} />
          <FieldGroup title={changed ? `Alterar ${changed}` : 'Novo modelo'}>
            <TextField
              control={form.control}
              name="name"
              label="Nome do modelo"
              required
              maxLength={moduleLimits.name}
              validate={(name) => (isTaken(name) ? 'Já há um modelo com este nome.' : undefined)}
            />
            <TextAreaField
              control={form.control}
              name="text"
              label="Texto do modelo"
              required
              rows={4}
              maxLength={moduleLimits.text}
              validate={unknownToken}
            />
          </FieldGroup>
          <Actions>
            <Button type="submit">Guardar modelo</Button>
            {changed && <Button onClick={() => edit({ name: '', text: '' })}>Cancelar alteração</Button>}
          </Actions>
        </form>
      </Dialog>
    </div>
  );
}

/** Adds the modules of a file, and returns the result as a text. */
async function importModules(file: File): Promise<string> {
  const read = file.size <= moduleLimits.bytes ? readModules(await file.text()) : null;
  if (!read) return `“${file.name}” não é um arquivo de modelos de texto. Nada foi importado.`;
  return keepModules(read) || `${plural(read.length, 'modelo importado', 'modelos importados')}.`;
}

interface ModuleListProps {
  modules: readonly TextModule[];
  onEdit: (one: TextModule) => void;
  onRemove: (one: TextModule) => void;
}

const ModuleList = ({ modules, onEdit, onRemove }: ModuleListProps) => (
  <Modules aria-label="Modelos de texto">
    {modules.map((one) => (
      <li key={one.name}>
        <strong>{one.name}</strong>
        <p>{one.text}</p>
        <Actions>
          <Button aria-label={`Alterar ${one.name}`} onClick={() => onEdit(one)}>
            Alterar
          </Button>
          <Button aria-label={`Remover ${one.name}`} onClick={() => onRemove(one)}>
            Remover
          </Button>
        </Actions>
      </li>
    ))}
  </Modules>
);
