import type { Mutation } from './mutation.ts';

const SIGNING = 'services/src/modules/delivery/releases/signing';
const CANARIES = 'services/src/modules/delivery/canaries';

export const DELIVERY_MUTATIONS: readonly Mutation[] = [
  {
    file: `${SIGNING}/sign-set.ts`,
    find: 'if (key?.team !== null || key.revokedAt)',
    replace: 'if (!key || key.revokedAt)',
    tests: [`${SIGNING}/served-sets.test.ts`, `${SIGNING}/signing.test.ts`],
    why: 'A team signs release sets in place of the platform.',
  },
  {
    file: `${SIGNING}/sign-set.ts`,
    find: "return (await isSignatureOf(textOf(set), set.signature, key.publicKey)) ? undefined : 'it is not the set that was signed';",
    replace: 'return undefined;',
    tests: [`${SIGNING}/served-sets.test.ts`, `${SIGNING}/signing.test.ts`],
    why: 'A set runs other versions than were signed.',
  },
  {
    file: `${SIGNING}/set-check.ts`,
    find: 'signed.sequence < newest',
    replace: 'false',
    tests: [`${SIGNING}/served-sets.test.ts`],
    why: 'Whoever can write to the database puts an old set back that was signed once.',
  },
  {
    file: `${SIGNING}/set-check.ts`,
    find: 'if (until <= services.now())',
    replace: 'if (until < new Date(0))',
    tests: [`${SIGNING}/signing.test.ts`],
    why: 'A set whose signature has expired is taken up.',
  },
  {
    file: `${SIGNING}/verify-release.ts`,
    find: 'if (key.team !== team)',
    replace: 'if (key.team === null)',
    tests: ['services/src/modules/delivery/releases/uploads/refused-releases.test.ts'],
    why: 'A release that another team has signed is published.',
  },
  {
    file: `${SIGNING}/verify-release.ts`,
    find: 'if (key.revokedAt) throw',
    replace: 'if (false) throw',
    tests: ['services/src/modules/delivery/releases/uploads/refused-releases.test.ts'],
    why: 'A revoked key signs new releases.',
  },
  {
    file: `${SIGNING}/verify-release.ts`,
    find: 'return isDeepStrictEqual(builtReleaseSchema.parse(JSON.parse(source)), release)',
    replace: 'return release !== undefined',
    tests: [`${SIGNING}/served-sets.test.ts`],
    why: 'A stored release has other files than those that were signed.',
  },
  {
    file: `${SIGNING}/verify-detached.ts`,
    find: 'return header.typ === SIGNATURE_TYPES[type] ? header : undefined;',
    replace: 'return header;',
    tests: [`${SIGNING}/signing.test.ts`, `${SIGNING}/served-sets.test.ts`],
    why: 'A signature of one kind is taken for one of another.',
  },
  {
    file: `${CANARIES}/visit-ticket.ts`,
    find: 'expected.length === given.length && timingSafeEqual(expected, given) ? text : undefined',
    replace: 'expected.length === given.length ? text : undefined',
    why: 'Anybody writes tickets of visits that count.',
  },
  {
    file: `${CANARIES}/visit-ticket.ts`,
    find: 'age <= TICKET_SECONDS && ',
    replace: '',
    why: 'A ticket counts for ever.',
  },
  {
    file: `${CANARIES}/arms.policy.ts`,
    find: "createHmac('sha256', salt).update(visitor)",
    replace: 'createHmac(\'sha256\', "").update(visitor)',
    why: 'The same visitors are in the arm of every canary.',
  },
  {
    file: `${CANARIES}/network-of.ts`,
    find: 'slice(0, 3)',
    replace: 'slice(0, 4)',
    why: 'A subscriber with many addresses counts as many networks.',
  },
  {
    file: `${CANARIES}/visit-outcome.policy.ts`,
    find: 'attempts.filter((attempt) => attempt.version === version)',
    replace: 'attempts',
    why: 'What the live version did after a step back counts for the canary.',
  },
  {
    file: `${CANARIES}/canary-test.policy.ts`,
    find: 'const rate = rateOf(before.live.failures, before.live.visits);',
    replace: 'const rate = rateOf(before.live.failures + f0, before.live.visits + n0);',
    why: 'The rate is taken from the block that is judged, and equal canaries are reverted more often than promised.',
  },
  {
    file: `${CANARIES}/canary-test.policy.ts`,
    find: 'evidenceAtOnce(latest) >= THRESHOLD_AT_ONCE && latest.canary.failures >= MIN_FAILURES',
    replace: 'evidenceAtOnce(latest) >= THRESHOLD_AT_ONCE',
    why: 'One failed visit reverts a canary.',
  },
];
