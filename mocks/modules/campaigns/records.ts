import { table } from '../../data/table';

/** A part of the message, or a filter of the audience. */
export interface NamedValue<Value> {
  name: string;
  value: Value;
}

export interface Campaign {
  id: number;
  clientId: number;
  name: string;
  /** 1 E-mail, 2 SMS. */
  typeId: number;
  /** To how many people it goes: one message each. */
  totalVoters: number;
  dateSend: string;
  /** When the last message is out; null before the first one is. */
  endsAt: string | null;
  /** See enumerations.ts. */
  statusId: number;
  message: NamedValue<string>[];
  filters: NamedValue<number | boolean | number[]>[];
  createdById: number;
}

export const campaignTables = {
  campaigns: table<Campaign>(),
};
