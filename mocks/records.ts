/*
 * The records of the demo database. Days are `YYYY-MM-DD`, moments `YYYY-MM-DD HH:mm:ss`, both local to the
 * office; phones, CPF and CEP are digits; absent texts are '' and absent references null.
 */

export interface Billing {
  name: string;
  document: string;
  email: string;
  phone: string;
}

/** An office that uses the product. Everything else belongs to one client. */
export interface Client {
  id: number;
  name: string;
  /** Names the client in the invoice pages. */
  identifier: string;
  /** Names the office in the citizen portal. */
  shortIdentifier: string | null;
  /** In its trial period. */
  trl: boolean;
  status: boolean;
  /** Never paid for a licence: the billing data can still be typed. */
  newClient: boolean;
  billing: Billing | null;
  /** Price of a month, in reais. */
  monthlyValue: number;
  /** 1 Vereador(a), 2 Prefeito(a), 3 Deputado(a). */
  product: number;
  /** Gave its consent to the calendar provider. */
  calendarConnected: boolean;
  telephone: string;
  mail: string;
  city: string;
  state: string;
  createdAt: string;
  dateStartLicense: string | null;
  dateEndLicense: string | null;
  dateExpireTrial: string | null;
}

export interface User {
  id: number;
  clientId: number;
  status: boolean;
  name: string;
  email: string;
  /** In the clear: these are demonstration accounts with a published password. */
  password: string;
  telephone: string;
  image: string;
  officeId: number;
  jobRoleId: number;
  /** 1 Administrador, 2 Básico. */
  profileId: number;
  rules: string[];
}

export interface LoginSession {
  id: number;
  token: string;
  userId: number;
  /** ISO instant. */
  expires: string;
}

export interface PasswordReset {
  id: number;
  identity: string;
  userId: number;
  /** ISO instant. */
  expires: string;
  used: boolean;
}

export interface Invoice {
  id: number;
  clientId: number;
  serviceName: string;
  periodStart: string;
  periodEnd: string;
  dueDate: string;
  payDay: string | null;
  value: number;
  /** 1 paid, 2 open. */
  statusId: number;
  bankSlipUrl: string;
}

/** An uploaded file, kept as base64 so that it survives in the data file. */
export interface StoredFile {
  id: number;
  clientId: number;
  /** The name it was uploaded under. */
  name: string;
  /** The name it is served under. */
  storedName: string;
  base64: string;
}

/** Office, category, origin, voter group: a named entry of a client's settings. */
export interface NamedEntry {
  id: number;
  clientId: number;
  name: string;
}

export interface Office extends NamedEntry {
  description: string;
}

export interface ColoredEntry extends NamedEntry {
  color: string;
}

/** Belongs to every client when `clientId` is null. */
export interface Department {
  id: number;
  clientId: number | null;
  name: string;
}

export interface Template {
  id: number;
  clientId: number | null;
  /** Channel: 2 SMS, 3 WhatsApp. */
  typeId: number;
  categoryId: number;
  name: string;
  template: string;
  templateShow: string;
  variables: string[];
}

/** What citizens see of an office that writes to them; one that is accepted and enabled allows to send. */
export interface DisplayProfile {
  id: number;
  clientId: number;
  displayName: string;
  displayEmail: string;
  displayPhoneNumber: string;
  evidence: string;
  status: 'accept' | 'reject' | 'pending';
  enabled: boolean;
  token: string;
}

/** A message sent to one voter. */
export interface Communication {
  id: number;
  clientId: number;
  voterId: number;
  /** Channel: 2 SMS, 3 WhatsApp. */
  typeId: number;
  categoryId: number;
  templateId: number;
  telephone: string;
  message: string;
  createdById: number;
  createdAt: string;
}

/** Credits bought (amount above zero) or used (below); their sum is the balance. */
export interface CreditEntry {
  id: number;
  clientId: number;
  /** 1 e-mail, 2 SMS. */
  typeCommunicationId: number;
  amount: number;
  typeUse: 'purchase' | 'campaign' | 'individual_communication';
  createdAt: string;
}

/** A sheet of labels. */
export interface Tag {
  id: number;
  name: string;
  code: string;
  perLine: number;
  perPage: number;
}

export interface Option {
  id: number;
  name: string;
}

export interface State {
  id: number;
  abbrev: string;
  name: string;
}

export interface City {
  id: number;
  stateId: number;
  name: string;
}

export interface District {
  id: number;
  cityId: number;
  name: string;
}

/** A street with its CEP, as the postal directory has it. */
export interface Street {
  id: number;
  districtId: number;
  address: string;
  zipcode: string;
}

export interface School {
  id: number;
  cityId: number;
  name: string;
  active: boolean;
}

export interface CalendarIntegration {
  id: number;
  clientId: number;
  userId: number;
  calendarId: string;
  isValid: boolean;
}

export interface Author {
  id: number;
  clientId: number;
  name: string;
}

export interface Appointment {
  id: number;
  clientId: number;
  /** Names the appointment in its public page. */
  code: string;
  subject: string;
  startDate: string;
  endDate: string;
  location: string;
  description: string;
  participantIds: number[];
  /** Participants whose calendar received the appointment. */
  integratedUserIds: number[];
  requesterName: string;
  requesterPhone: string;
  notify: boolean;
  integrate: boolean;
  /** Cancelled. */
  isExcluded: boolean;
}

export interface Call {
  id: number;
  clientId: number;
  name: string;
  telephone: string;
  subject: string;
  createdAt: string;
  createdById: number;
  /** The person sought, 0 when none. */
  userWantedId: number;
  /** 1 Pendente, 2 Retornar ligação, 3 Finalizada. */
  statusId: number;
}

export interface VoterPhone {
  number: string;
  /** 1 Residencial, 2 Celular, 3 Comercial. */
  type: number;
  operator: number;
}

export interface Relative {
  /** Id of the kinship. */
  kinship: number;
  kinshipName: string;
  electorId: number;
  electorName: string;
}

export interface Responsible {
  /** 1 Cadastro, 2 Captação, 3 Indicação, 4 Responsável. */
  responsibleId: number;
  /** The name of that type. */
  responsibleType: string;
  name: string;
}

/** The voter form of document 2, section 3.3. */
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

export interface ServiceDocument {
  typeId: number;
  number: number;
  year: number;
}

export interface Progress {
  progressDate: string;
  userResponsibleId: number;
  description: string;
}

export interface AttachedFile {
  id: number;
  name: string;
  /** The name under which the stored file is served. */
  storedName: string;
}

/** A service request (atendimento); its reference is AT-{id}. */
export interface Service {
  id: number;
  clientId: number;
  description: string;
  statusId: number;
  categoryId: number;
  originId: number;
  officeId: number;
  departmentId: number | null;
  electorId: number;
  requestDate: string;
  completionDate: string | null;
  responsibleIds: number[];
  documents: ServiceDocument[];
  progress: Progress[];
  files: AttachedFile[];
  createdAt: string;
  updatedAt: string;
}

export interface Task {
  id: number;
  clientId: number;
  sourceId: number | null;
  source: 'service' | 'voter' | 'legislative' | 'expense' | null;
  status: 'pending' | 'finished';
  description: string;
  taskDate: string;
  participantIds: number[];
  notify: boolean;
  createdAt: string;
  updatedAt: string;
}

/** Every table of the database and what it holds. */
export interface Records {
  clients: Client;
  users: User;
  sessions: LoginSession;
  passwordResets: PasswordReset;
  invoices: Invoice;
  files: StoredFile;
  offices: Office;
  serviceStatuses: ColoredEntry;
  serviceCategories: NamedEntry;
  serviceOrigins: NamedEntry;
  voterGroups: NamedEntry;
  documentTypes: Option;
  legislativeStatuses: ColoredEntry;
  departments: Department;
  templates: Template;
  tags: Tag;
  occupations: Option;
  states: State;
  cities: City;
  districts: District;
  streets: Street;
  schools: School;
  calendarIntegrations: CalendarIntegration;
  authors: Author;
  appointments: Appointment;
  calls: Call;
  voters: Voter;
  services: Service;
  tasks: Task;
  displayProfiles: DisplayProfile;
  communications: Communication;
  creditEntries: CreditEntry;
}
