import type { StoredQuestion } from '../../../../platform/database/tables/jobs.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The default questions of every application (§3). With Easy Apply, only one is required: full or part time. */
export function defaultQuestions(easyApply: boolean): StoredQuestion[] {
  return [
    { id: 'availabilityStartDate', kind: 'DATE', label: 'Availability start date', required: !easyApply, options: [] },
    { id: 'availability', kind: 'RADIO', label: 'Availability', required: true, options: ['Full Time', 'Part Time'] },
    { id: 'hoursPerDay', kind: 'TEXT', label: 'Hours per day', required: !easyApply, options: [] },
    { id: 'daysAvailable', kind: 'CHECKBOX', label: 'Days of the week available', required: !easyApply, options: DAYS },
  ];
}
