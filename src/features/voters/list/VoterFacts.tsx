import { Link } from 'react-router-dom';
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
import { socialName } from '@/formats/personName';
import { optionName, useOptionList } from '@/lookups/lookupsApi';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { LongText } from '@/ui/details/LongText';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { FactsSection } from '@/ui/details/FactsSection';
import { SensitiveDetail } from '@/ui/details/SensitiveDetail';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { ageText } from '../birthdays/birthdayDays';
import { whyNot } from '@/lookups/voters/mayWriteTo';
import {
  districtOf,
  hasAddress,
  phoneLabel,
  streetOf,
  type Voter,
  type VoterAddress,
} from '@/lookups/voters/voter';
import { voterRegistrationStatuses, voteStatuses } from '../voterChoices';
import { voterLink } from '@/records/links/voters';
import { genres } from '@/lookups/voters/voterTraits';
import { familyOf, responsibleOf, type VoterPerson } from './voterPeople';

/** A voter's recorded data. */
export function VoterFacts({ voter }: { voter: Voter }) {
  const { address, telephones, cpf, voterTitle, healthCard, email } = voter;
  const social = socialName(voter);
  return (
    <>
      <FactsSection title="Dados do eleitor(a)">
        {social && social !== voter.nickName && <Detail label="Nome social">{social}</Detail>}
        <Detail label="Apelido">{voter.nickName}</Detail>
        <Detail label="Gênero">{labelOf(genres, voter.genre)}</Detail>
        <SensitiveDetail label="CPF" masked={maskCpfMiddle(cpf)} full={formatCpf(cpf)} copy={cpf} />
        <Detail label="Data de nascimento">
          {[formatShortDate(voter.dateOfBirth), voter.isActive && ageText(voter.dateOfBirth)]
            .filter(Boolean)
            .join(' · ')}
        </Detail>
        <Detail label="Estado civil">{voter.maritalStatusName}</Detail>
        <Detail label="Profissão">{voter.professionName}</Detail>
        <Detail label="Grupo" field="Grupos" wide>
          {voter.groupIds.length > 0 && <GroupNames ids={voter.groupIds} />}
        </Detail>
      </FactsSection>
      <DetailsSection
        title="Endereço"
        none={!hasAddress(address) && 'Sem endereço cadastrado.'}
        field="Endereço:"
      >
        <AddressFacts address={address} />
      </DetailsSection>
      <FactsSection title="Dados para contato">
        {telephones.length === 0 && <Detail label="Telefone" />}
        {telephones.map(({ typeName, number }, index) => (
          <Detail key={index} label={phoneLabel(typeName)} field={`Telefone ${index + 1}`} copy={number}>
            <PhoneLinks phone={number} noChat={whyNot(voter, 'whatsapp') !== undefined} />
          </Detail>
        ))}
        <Detail label="E-mail" wide copy={email}>
          {email}
        </Detail>
        <Detail label="Aceita comunicação" field="Aceita receber comunicação?" wide>
          {voter.allowsCommunication ? 'Sim' : 'Não'}
        </Detail>
      </FactsSection>
      <FactsSection title="Dados votação">
        <SensitiveDetail
          label="Título de eleitor"
          masked={maskVoterTitle(voterTitle)}
          full={formatVoterTitle(voterTitle)}
          copy={voterTitle}
        />
        <Detail label="Zona eleitoral">{voter.electoralZone}</Detail>
        <Detail label="Seção" field="Seção eleitoral">
          {voter.votingSection}
        </Detail>
        <Detail label="Situação do título">
          {labelOf(voterRegistrationStatuses, voter.voterRegistrationStatusId)}
        </Detail>
        <Detail label="Voto">{labelOf(voteStatuses, voter.voteStatusId)}</Detail>
        <Detail label="Local de votação" wide>
          {voter.schoolName}
        </Detail>
      </FactsSection>
      <FactsSection title="Dados adicionais">
        <SensitiveDetail
          label="Cartão SUS"
          masked={maskCns(healthCard)}
          full={formatCns(healthCard)}
          copy={healthCard}
        />
        <Detail label="Número de filhos">{voter.sonsIn}</Detail>
        <Detail label="Observações" wide>
          {voter.note && <LongText>{voter.note}</LongText>}
        </Detail>
        <Detail label="Data de cadastro">{formatShortDateTime(voter.createdAt)}</Detail>
        <Detail label="Última atualização">{formatShortDateTime(voter.updatedAt)}</Detail>
      </FactsSection>
      <People title="Responsáveis" none="Sem responsáveis cadastrados." people={responsibleOf(voter)} />
      <People title="Família" none="Sem familiares cadastrados." people={familyOf(voter)} />
    </>
  );
}

/** Fetches the groups only for a voter who has some. */
function GroupNames({ ids }: { ids: readonly number[] }) {
  const groups = useOptionList('electorGroupList');
  return ids.map((id) => optionName(groups, id)).join(', ');
}

interface PeopleProps {
  title: string;
  none: string;
  people: VoterPerson[];
}

function People({ title, none, people }: PeopleProps) {
  return (
    <DetailsSection title={title} none={people.length === 0 && none} field={`${title}:`}>
      <DetailsList>
        {people.map(({ role, name, id }, index) => (
          <Detail key={index} label={role || title} field={`${title}:`}>
            {id ? <Link to={voterLink(id)}>{name}</Link> : name}
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
      <Detail label="Endereço" field="Endereço:" wide>
        {map && street ? (
          <a href={map} target="_blank" rel="noopener noreferrer">
            {streetOf(address)}
          </a>
        ) : (
          streetOf(address)
        )}
      </Detail>
      <Detail label="Bairro e cidade" field="Endereço:">
        {districtOf(address)}
      </Detail>
      <Detail label="CEP" field="Endereço:" copy={zipcode}>
        {formatZipcode(zipcode)}
      </Detail>
    </DetailsList>
  );
}
