import { styled } from '@/ui/style';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { DetailsSection } from '@/ui/details/DetailsSection';
import type { PollResults } from '../poll';
import { pollFile } from '../pollFile';
import { pollLink } from '../share/pollLink';
import { ShareLink } from '../share/ShareLink';

const Options = styled.ol`
  display: grid;
  gap: 4px;
  padding-left: 1.5rem;
  list-style: decimal;
`;

export function AboutPoll({ poll }: { poll: PollResults }) {
  const { reference, question, options, thanksText, identifier } = poll;
  const link = pollLink(identifier);
  return (
    <>
      <DetailsList>
        <Detail label="Respostas" wide>
          <Options>
            {options.map((option, place) => (
              <li key={place}>{option}</li>
            ))}
          </Options>
        </Detail>
        {thanksText && (
          <Detail label="Mensagem de agradecimento" wide>
            {thanksText}
          </Detail>
        )}
      </DetailsList>
      {link && (
        <DetailsSection title="Link da enquete">
          <ShareLink link={link} question={question} fileName={pollFile('qr-code', reference, 'png')} />
        </DetailsSection>
      )}
    </>
  );
}
