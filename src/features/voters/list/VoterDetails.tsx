import { labelOf } from '@/formats/choices';
import { formatShortDate, formatShortDateTime } from '@/formats/dates';
import {
  formatCns,
  formatCpf,
  formatVoterTitle,
  formatZipcode,
  maskCns,
  maskCpfMiddle,
  maskVoterTitle,
} from '@/formats/documents';
import { mapsHref } from '@/formats/links';
import { optionName, useOptionList } from '@/lookups/lookupsApi';
import { Button } from '@/ui/button/Button';
import { usePanel } from '@/records/list/ModulePanels';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { DetailsContent, HeadFact } from '@/ui/details/DetailsContent';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { RecordLink } from '@/records/panel/RecordLink';
import { RecordActions } from '@/records/panel/RecordActions';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { SensitiveDetail } from '@/ui/details/SensitiveDetail';
import { PhoneLinks } from '@/ui/PhoneLinks';
import {
  districtOf,
  hasAddress,
  phoneLabel,
  referenceOf,
  streetOf,
  type Voter,
  type VoterAddress,
} from '../voter';
import { activeChoices, voterRegistrationStatuses, voteStatuses } from '../voterChoices';
import { genres } from '../voterTraits';
import { editPath, listPath } from '../voterPaths';
import { votersApi } from '../votersApi';
import { votersModule } from '../votersModule';
import { familyOf, responsibleOf, type VoterPerson } from './voterPeople';

/** Needs no permission. */
export function VoterDetails() {
  const { id, open } = usePanel(votersModule);
  const query = votersApi.useVoterQuery(id);
  return (
    <RecordPanel title="Detalhes do eleitor" kind="details" query={query}>
      {(voter) => (
        <DetailsContent
          head={
            <>
              <HeadFact label="Nome" isName copy={voter.name}>
                {voter.name}
              </HeadFact>
              <HeadFact label="Referência" isLabelled copy={referenceOf(voter)}>
                {referenceOf(voter)}
              </HeadFact>
              <HeadFact label="Situação">
                <StatusBadge statuses={activeChoices} id={voter.isActive} />
              </HeadFact>
            </>
          }
          actions={
            <RecordActions id={id} rule="edit_voter" editPath={editPath(id)}>
              <Button onClick={() => open('message')}>Enviar mensagem</Button>
            </RecordActions>
          }
        >
          <VoterFacts voter={voter} />
        </DetailsContent>
      )}
    </RecordPanel>
  );
}

function VoterFacts({ voter }: { voter: Voter }) {
  const { address, telephones, cpf, voterTitle, healthCard, email } = voter;
  const groups = useOptionList('electorGroupList');
  return (
    <>
      <DetailsSection title="Dados do eleitor(a)">
        <DetailsList>
          <Detail label="Apelido">{voter.nickName}</Detail>
          <Detail label="Gênero">{labelOf(genres, voter.genre)}</Detail>
          <SensitiveDetail label="CPF" masked={maskCpfMiddle(cpf)} full={formatCpf(cpf)} copy={cpf} />
          <Detail label="Data de nascimento">{formatShortDate(voter.dateOfBirth)}</Detail>
          <Detail label="Estado civil">{voter.maritalStatusName}</Detail>
          <Detail label="Profissão">{voter.professionName}</Detail>
          <Detail label="Grupo" wide>
            {voter.groupIds.map((id) => optionName(groups, id)).join(', ')}
          </Detail>
        </DetailsList>
      </DetailsSection>
      <DetailsSection title="Endereço" none={!hasAddress(address) && 'Sem endereço cadastrado.'}>
        <AddressFacts address={address} />
      </DetailsSection>
      <DetailsSection title="Dados para contato">
        <DetailsList>
          {telephones.length === 0 && <Detail label="Telefone" />}
          {telephones.map(({ typeName, number }, index) => (
            <Detail key={index} label={phoneLabel(typeName)} copy={number}>
              <PhoneLinks phone={number} />
            </Detail>
          ))}
          <Detail label="E-mail" wide copy={email}>
            {email}
          </Detail>
          <Detail label="Aceita comunicação" wide>
            {voter.allowsCommunication ? 'Sim' : 'Não'}
          </Detail>
        </DetailsList>
      </DetailsSection>
      <DetailsSection title="Dados votação">
        <DetailsList>
          <SensitiveDetail
            label="Título de eleitor"
            masked={maskVoterTitle(voterTitle)}
            full={formatVoterTitle(voterTitle)}
            copy={voterTitle}
          />
          <Detail label="Zona eleitoral">{voter.electoralZone}</Detail>
          <Detail label="Seção">{voter.votingSection}</Detail>
          <Detail label="Situação do título">
            {labelOf(voterRegistrationStatuses, voter.voterRegistrationStatusId)}
          </Detail>
          <Detail label="Voto">{labelOf(voteStatuses, voter.voteStatusId)}</Detail>
          <Detail label="Local de votação" wide>
            {voter.schoolName}
          </Detail>
        </DetailsList>
      </DetailsSection>
      <DetailsSection title="Dados adicionais">
        <DetailsList>
          <SensitiveDetail
            label="Cartão SUS"
            masked={maskCns(healthCard)}
            full={formatCns(healthCard)}
            copy={healthCard}
          />
          <Detail label="Número de filhos">{voter.sonsIn}</Detail>
          <Detail label="Observações" wide>
            {voter.note}
          </Detail>
          <Detail label="Data de cadastro">{formatShortDateTime(voter.createdAt)}</Detail>
          <Detail label="Última atualização">{formatShortDateTime(voter.updatedAt)}</Detail>
        </DetailsList>
      </DetailsSection>
      <People title="Responsáveis" none="Sem responsáveis cadastrados." people={responsibleOf(voter)} />
      <People title="Família" none="Sem familiares cadastrados." people={familyOf(voter)} />
    </>
  );
}

interface PeopleProps {
  title: string;
  none: string;
  people: VoterPerson[];
}

function People({ title, none, people }: PeopleProps) {
  return (
    <DetailsSection title={title} none={people.length === 0 && none}>
      <DetailsList>
        {people.map(({ role, name, id }, index) => (
          <Detail key={index} label={role || title}>
            {id ? (
              <RecordLink listPath={listPath} id={id}>
                {name}
              </RecordLink>
            ) : (
              name
            )}
          </Detail>
        ))}
      </DetailsList>
    </DetailsSection>
  );
}

function AddressFacts({ address }: { address: VoterAddress }) {
  const { street, number, district, city, state, zipcode } = address;
  const map = mapsHref([`${street} ${number}`.trim(), district, city, state].filter(Boolean).join(', '));
  return (
    <DetailsList>
      <Detail label="Endereço" wide>
        {map && street ? (
          <a href={map} target="_blank" rel="noopener noreferrer">
            {streetOf(address)}
          </a>
        ) : (
          streetOf(address)
        )}
      </Detail>
      <Detail label="Bairro e cidade">{districtOf(address)}</Detail>
      <Detail label="CEP" copy={zipcode}>
        {formatZipcode(zipcode)}
      </Detail>
    </DetailsList>
  );
}
