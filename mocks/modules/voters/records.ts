import type { Option } from '../../data/entries';
import { table } from '../../data/table';

export interface VoterPhone {
  number: string;
  /** 1 Residencial, 2 Celular, 3 Comercial. */
  type: number;
  operator: number;
}

export interface Relative {
  kinship: number;
  kinshipName: string;
  electorId: number;
  electorName: string;
}

export interface Responsible {
  /** 1 Cadastro, 2 Captação, 3 Indicação, 4 Responsável. */
  responsibleId: number;
  responsibleType: string;
  name: string;
}

export interface Voter {
  id: number;
  clientId: number;
  isExcluded: boolean;
  createdAt: string;
  updatedAt: string;
  status: boolean;
  name: string;
  nickName: string;
  individualRegistration: string;
  dateOfBirth: string | null;
  /** 1 Masculino, 2 Feminino, 3 Não informado. */
  genre: number;
  groupsId: number[];
  healthCard: string;
  sonsIn: number | null;
  maritalStatusId: number | null;
  professionId: number | null;
  profession: string;
  note: string;
  email: string;
  allowCommunication: boolean;
  withLocation: boolean;
  address: string;
  addressNumber: string;
  additionalAddress: string;
  zipcode: string;
  districtId: number | null;
  district: string;
  cityId: number | null;
  city: string;
  stateId: number | null;
  state: string;
  telephone: VoterPhone[];
  relatives: Relative[];
  responsible: Responsible[];
  voterRegistration: string;
  electoralZone: string;
  votingSection: string;
  schoolId: number | null;
  school: string;
  /** 1 Voto conquistado, 2 Voto perdido, 3 Voto a conquistar. */
  voteStatusId: number;
  /** 1 Regular, 2 Irregular, 3 De outra cidade. */
  voterRegistrationStatusId: number | null;
}

export const voterTables = {
  voters: table<Voter>(),
  occupations: table<Option>(),
};
