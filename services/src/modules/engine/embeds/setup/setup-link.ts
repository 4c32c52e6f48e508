import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { EMBED_SETUP_PATH } from '@hirehq/shared-contracts/embed';
import { isUuid } from '../../../../platform/ids/is-uuid.ts';
import type { Services } from '../../../../platform/module.ts';

const LINK_DAYS = 30;
/** Of the signature: 132 bits. */
const SIGNED_LENGTH = 22;

type Signing = Pick<Services, 'keyedHash' | 'now'>;

const signatureOf = ({ keyedHash }: Signing, enterpriseId: string, until: string): string =>
  keyedHash('embed setup', enterpriseId, until).slice(0, SIGNED_LENGTH);

/** The path of the page of an employer, which works for 30 days. */
export function setupPath(signing: Signing, enterpriseId: string): string {
  // The same link all day, so that asking again does not make many of them.
  const until = String((Math.floor(signing.now().getTime() / DAY_MS) + LINK_DAYS) * DAY_MS);
  return `${EMBED_SETUP_PATH}/${enterpriseId}.${until}.${signatureOf(signing, enterpriseId, until)}`;
}

export interface OpenedSetup {
  enterpriseId: string;
  until: Date;
}

/** What a link opens; undefined for one that was changed or has expired. */
export function readSetupLink(signing: Signing, signed: string): OpenedSetup | undefined {
  const [enterpriseId = '', until = '', signature, ...more] = signed.split('.');
  if (more.length > 0 || !isUuid(enterpriseId) || signature !== signatureOf(signing, enterpriseId, until)) return undefined;
  return Number(until) > signing.now().getTime() ? { enterpriseId, until: new Date(Number(until)) } : undefined;
}
