import type { Subscriber } from '@rad-rewind/contract/subscriber';
import { compareText, type TableRules } from '../table/table-rows.ts';
import type { TableShape } from '../table/table-state.ts';

export const SUBSCRIBER_TABLE: TableShape = { sortKeys: ['email', 'status', 'added'], filterKeys: [] };

const rank = ({ subscribed, pending }: Subscriber): number => (subscribed ? 0 : pending ? 1 : 2);

/** How the subscriber table searches (by address) and sorts. */
export const SUBSCRIBER_RULES: TableRules<Subscriber> = {
  matches: ({ email }, search) => email.toLowerCase().includes(search),
  compare: {
    email: (a, b) => compareText(a.email, b.email),
    status: (a, b) => rank(a) - rank(b),
    added: (a, b) => compareText(a.createdAt, b.createdAt),
  },
};
