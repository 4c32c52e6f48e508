import { afterAll } from 'vitest';
import { saveRecordedStatements, recordStatements } from './recorded-statements.ts';

// For `setupFiles`: where HIREHQ_STATEMENTS names a folder, the statements of a run on the newest server are kept there.
const folder = process.env['HIREHQ_TEST_POSTGRES'] ? undefined : process.env['HIREHQ_STATEMENTS'];
if (folder) {
  recordStatements();
  afterAll(() => saveRecordedStatements(folder));
}
