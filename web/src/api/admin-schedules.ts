import { scheduleListSchema } from '@rad-rewind/contract/schedules';
import { statusApiPath } from '@rad-rewind/contract/status-paths';
import { queryOptions } from '@tanstack/react-query';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/** The schedules and their last runs; asked anew whenever the screen is opened. */
export const adminSchedulesQuery = queryOptions({
  queryKey: ['status', 'schedules'],
  staleTime: 0,
  refetchOnMount: 'always',
  queryFn: async ({ signal }) =>
    parseAnswer(scheduleListSchema, await request(statusApiPath.schedules, { signal }), 'the schedules'),
});
