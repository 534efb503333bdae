import { useId, useMemo, useState } from 'react';
import { styled } from '@/ui/style';
import type { ApiFailure } from '@/api/failure';
import { failureOf } from '@/api/failure';
import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { Problem } from '@/texts/editor/Problem';
import { LoadingScreen } from '@/ui/feedback/LoadingScreen';
import { RetryButton } from '@/ui/feedback/RetryButton';
import type { TemplateGroup } from '../document';
import { documentsApi } from '../documentsApi';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { cleanHtml, overSays } from '@/texts/markup/cleanHtml';
import { Reading, SheetPreview } from '@/texts/paper/SheetPreview';

const Page = styled.div`
  max-width: 1208px;
  padding: 0 24px 32px;

  @media (width < 48rem) {
    padding: 0 12px 24px;
  }
`;

const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-bottom: 20px;

  p {
    flex: 1 1 240px;
    color: var(--ink-secondary);
  }
`;

const Groups = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;

  @media (width >= 56.25rem) {
    min-height: 70vh;
    padding-right: calc(100% - 340px);
  }

  h2 {
    margin-bottom: 6px;
    font-size: var(--text-body);
    color: var(--ink-secondary);
  }

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`;

const Item = styled.li`
  padding: 12px 14px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  &[data-shown='true'] {
    border-color: var(--brand);
    box-shadow: inset 0 0 0 1px var(--brand);
  }

  h3 {
    font-size: var(--text-body);
    overflow-wrap: anywhere;
  }

  > div:first-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 10px;
  }
`;

const Preview = styled.div`
  margin-top: 12px;

  @media (width >= 56.25rem) {
    position: absolute;
    inset: 0 0 0 364px;
    margin: 0;

    > div {
      position: sticky;
      top: calc(var(--top-bar-height) + 16px);
      max-height: calc(100vh - var(--top-bar-height) - 32px);
      overflow-y: auto;
      border-radius: 4px;
    }
  }
`;

interface TemplateChoiceProps {
  busy: boolean;
  /** Why the last save failed. */
  problem: ApiFailure | null;
  /** Saves the template as the text; null starts blank. */
  onChoose: (template: string | null) => void;
}

export function TemplateChoice({ busy, problem, onChoose }: TemplateChoiceProps) {
  const { data, error, isFetching, refetch } = documentsApi.useDocumentTemplatesQuery(undefined);
  const failure = failureOf(error);
  if (!data && isFetching) return <LoadingScreen />;
  const groups = (data ?? []).filter(({ listItens }) => listItens.length > 0);
  return (
    <Page>
      <Problem failure={problem}>{problem?.message}</Problem>
      <Start>
        {data ? (
          <p>
            {groups.length > 0
              ? 'Este documento ainda não tem texto. Escolha um modelo para começar.'
              : 'Este documento ainda não tem texto, e não há modelos cadastrados.'}
          </p>
        ) : (
          <p role="alert">Não conseguimos carregar os modelos. {failure?.message}</p>
        )}
        {!data && <RetryButton onRetry={refetch} />}
        <Button busy={busy} onClick={() => onChoose(null)}>
          Começar em branco
        </Button>
      </Start>
      <GroupList groups={groups} busy={busy} onChoose={onChoose} />
    </Page>
  );
}

interface GroupListProps {
  groups: readonly TemplateGroup[];
  busy: boolean;
  onChoose: (template: string) => void;
}

const placeOf = (group: number, item: number) => `${group}-${item}`;

function GroupList({ groups, busy, onChoose }: GroupListProps) {
  const id = useId();
  const [shown, setShown] = useState(() => (window.innerWidth >= 900 ? placeOf(0, 0) : ''));
  const [chosen, setChosen] = useState('');
  return (
    <Groups>
      {groups.map(({ groupName, listItens }, group) => (
        <section key={groupName} aria-labelledby={`${id}-${group}`}>
          <h2 id={`${id}-${group}`}>{groupName}</h2>
          <ul>
            {listItens.map(({ description, template }, item) => {
              const place = placeOf(group, item);
              const isShown = place === shown;
              return (
                <Item key={place} data-shown={isShown}>
                  <h3>{description}</h3>
                  <div>
                    <Button
                      aria-expanded={isShown}
                      aria-controls={isShown ? `${id}-preview` : undefined}
                      aria-label={`${isShown ? 'Ocultar' : 'Ver'} o modelo ${description}`}
                      onClick={() => setShown(isShown ? '' : place)}
                    >
                      {isShown ? 'Ocultar' : 'Ver'}
                    </Button>
                    <Button
                      kind={isShown ? 'primary' : 'secondary'}
                      aria-describedby={`${id}-${place}`}
                      busy={busy && chosen === place}
                      busyText="Salvando..."
                      blockedReason={busy && chosen !== place ? waitReason : undefined}
                      onClick={() => {
                        setChosen(place);
                        onChoose(template);
                      }}
                    >
                      Usar esse modelo
                    </Button>
                    <span id={`${id}-${place}`} hidden>
                      {description}
                    </span>
                  </div>
                  {isShown && (
                    <Preview id={`${id}-preview`}>
                      <Reading aria-label={`Modelo ${description}`}>
                        <TemplateText html={template} />
                      </Reading>
                    </Preview>
                  )}
                </Item>
              );
            })}
          </ul>
        </section>
      ))}
    </Groups>
  );
}

function TemplateText({ html }: { html: string }) {
  const { content, isOver } = useMemo(() => cleanHtml(html), [html]);
  if (isOver) return <PanelNotice>{overSays('Este modelo não pode ser mostrado')}</PanelNotice>;
  return <SheetPreview content={content} under={3} />;
}
