import { type Schedule, type ScheduleName, scheduleListSchema } from '@rad-rewind/contract/schedules';
import { statusApiPath } from '@rad-rewind/contract/status-paths';
import { parseAnswer } from './admin-answer.ts';
import { request } from './http-client.ts';

/**
 * Runs a schedule's job now.
 * @returns all schedules, once the run has ended, well or not
 * @throws ApiError where it may not run, or runs already
 */
export async function runSchedule(name: ScheduleName): Promise<Schedule[]> {
  const answer = await request(statusApiPath.runSchedule(name), { method: 'POST' });
  return parseAnswer(scheduleListSchema, answer, 'the run');
}
