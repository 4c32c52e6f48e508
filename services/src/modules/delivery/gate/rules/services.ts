import { differences, newlyRequired, type CallFields } from '@hirehq/shared-contracts/delivery';
import { finding, type Rule } from '../world.ts';

/** Operations that the GraphQL schema of the services does not answer. */
export const missedOperations: Rule = (release, { services }) =>
  Object.entries(release.surface?.operations ?? {}).flatMap(([name, text]) =>
    services.mistakesOf(text).map((mistake) =>
      finding(release, {
        missing: `the services refuse the operation ${name} (${mistake.replace(/\.$/, '')})`,
        use: 'sends it',
        what: `operation ${name} ${mistake}`,
      }),
    ),
  );

interface Lost {
  missing: string;
  use: string;
}

function lostOf(key: string, built: CallFields, now: CallFields | undefined): Lost[] {
  if (!now) return [{ missing: `the services have no call ${key}`, use: 'makes it' }];
  const returned = differences(built.reads, now.reads).map((difference) => ({
    missing:
      difference.is === 'gone'
        ? `the call ${key} no longer returns ${difference.field || 'a value'}`
        : `the call ${key} returns ${difference.field || 'its value'} as ${difference.now}, not ${difference.was}`,
    use: 'was built to read it',
  }));
  const required = newlyRequired(built.sends, now.sends).map((field) => ({
    missing: `the call ${key} requires ${field}`,
    use: 'does not always send it',
  }));
  return [...returned, ...required];
}

/** REST calls that the services do not have, or answer with less. */
export const missedCalls: Rule = (release, { services }) =>
  Object.entries(release.surface?.calls ?? {}).flatMap(([key, built]) =>
    lostOf(key, built, services.call(key)).map((lost) => finding(release, { ...lost, what: lost.missing })),
  );
