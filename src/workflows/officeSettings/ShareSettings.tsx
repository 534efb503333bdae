import { useState } from 'react';
import { stampedFileName } from '@/formats/files';
import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import type { ListNames } from '@/records/settings/settingsPiece';
import { useSignedInSession } from '@/session/useSession';
import { Button } from '@/ui/button/Button';
import { downloadFile } from '@/ui/feedback/download';
import { copyLink } from '@/ui/feedback/offers';
import { CheckInput, ChoiceDetail, ChoiceLabel } from '@/ui/form/choiceStyles';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { DownloadIcon, LinkIcon } from '@/ui/icons';
import { Acts, Box, Entries, Pieces } from './parts';
import { pieces } from './pieces';
import { fileLimits, fileOf, fragmentOf } from './settingsFile';

/** The current settings, piece by piece, to be shared; free text is shown first. */
export function ShareSettings({ names }: { names: ListNames }) {
  const { user } = useSignedInSession();
  const [left, setLeft] = useState<readonly string[]>([]);
  const here = pieces.flatMap((piece) => {
    const entries = piece.entriesOf(piece.ours(), names);
    return entries && entries.length > 0 ? [{ piece, entries }] : [];
  });
  const chosen = here.filter(({ piece }) => !left.includes(piece.name));
  const content = fileOf(
    chosen.map(({ piece }) => piece.name),
    user.clientId,
  );
  const link = fragmentOf(content);
  const none = chosen.length === 0 ? 'Marque ao menos uma parte.' : undefined;
  const tooLong =
    link.length > fileLimits.link
      ? `É muito para um link (${formatNumber(link.length)} letras de ${formatNumber(fileLimits.link)}). Baixe o arquivo, ou marque menos.`
      : undefined;

  return (
    <Box aria-labelledby="compartilhar">
      <h3 id="compartilhar">Compartilhar os deste computador</h3>
      {here.length === 0 ? (
        <p>Não há o que compartilhar: neste computador tudo está como o sistema propõe.</p>
      ) : (
        <>
          <p>Quem abrir o link ou o arquivo vê o que há nele e escolhe o que toma.</p>
          {chosen.some(({ piece }) => piece.isFreeText) && (
            <PanelNotice tone="warning">
              Os modelos vão como foram escritos. Leia-os antes: tire deles nomes, telefones e o que mais
              disser quem é alguém.
            </PanelNotice>
          )}
          <Pieces>
            {here.map(({ piece: { name, label, isFreeText }, entries }) => (
              <li key={name}>
                <ChoiceLabel>
                  <CheckInput
                    checked={!left.includes(name)}
                    onChange={({ target }) =>
                      setLeft(target.checked ? left.filter((one) => one !== name) : [...left, name])
                    }
                  />
                  <span>
                    {label}
                    <ChoiceDetail>{plural(entries.length, 'item', 'itens')}</ChoiceDetail>
                  </span>
                </ChoiceLabel>
                <details open={isFreeText}>
                  <summary>O que vai de {label}</summary>
                  <Entries tabIndex={0} aria-label={`O que vai de ${label}`}>
                    {entries.map((entry) => (
                      <li key={entry.name}>
                        <strong>{entry.name}</strong>
                        <p>{entry.text}</p>
                      </li>
                    ))}
                  </Entries>
                </details>
              </li>
            ))}
          </Pieces>
          <Acts>
            <Button
              kind="primary"
              icon={<LinkIcon />}
              blockedReason={none ?? tooLong}
              onClick={() => void copyLink(`/dashboard#ajustes=${link}`)}
            >
              Copiar link
            </Button>
            <Button
              icon={<DownloadIcon />}
              blockedReason={none}
              onClick={() =>
                downloadFile(stampedFileName('ajustes-do-gabinete-', 'json'), content, 'application/json')
              }
            >
              Baixar arquivo
            </Button>
          </Acts>
        </>
      )}
    </Box>
  );
}
