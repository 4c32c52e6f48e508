import { MODULES } from '../../../modules.ts';
import { mailModule } from '../index.ts';

/** All modules but the one that sends: what was queued stays in the table `mail` for a test to read. */
export const withoutSending = MODULES.filter((create) => create !== mailModule);
