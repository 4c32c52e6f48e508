import { MODULES } from '../../../../modules.ts';
import { mailModule } from '../index.ts';

/** All modules except the one that sends mails: queued mails stay in the table `mail`, where a test can read them. */
export const withoutSending = MODULES.filter((create) => create !== mailModule);
