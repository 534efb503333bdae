import { table } from '../../data/table';

/** A message part or an audience filter. */
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
  /** One message per person. */
  totalVoters: number;
  dateSend: string;
  /** When the last message is sent; null before the start. */
  endsAt: string | null;
  statusId: number;
  message: NamedValue<string>[];
  filters: NamedValue<number | boolean | number[]>[];
  createdById: number;
}

export const campaignTables = {
  campaigns: table<Campaign>(),
};
