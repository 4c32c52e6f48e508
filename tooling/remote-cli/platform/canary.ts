import type { Canary } from '@hirehq/shared-contracts/delivery';
import {
  CommandFailure,
  numberOption,
  requiredOption,
  textOption,
  wrongUsage,
  type Arguments,
  type Command,
  type CommandContext,
  type Outcome,
} from '../command.ts';
import { remoteIdOf } from '../remote-facts.ts';
import { platformAccess } from '../settings.ts';
import { connect, type Platform } from './client.ts';
import { newestVersion } from './promote.ts';
import { canaryLines } from './words.ts';

interface CanaryRequest {
  platform: Platform;
  /** What follows the name of the step. */
  rest: readonly string[];
  given: Arguments;
  context: CommandContext;
}

const listOf = (given: Arguments, name: string) =>
  (textOption(given, name) ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** The id that was given, or that of the running canary of this remote. */
async function idOf({ platform, rest: [id], given, context }: CanaryRequest): Promise<string> {
  if (id !== undefined) return id;
  const remote = await remoteIdOf(given, context);
  const running = (await platform('GET canaries', { query: { remote } })).find(({ state }) => state === 'RUNNING');
  if (!running) throw new CommandFailure(`${remote} has no running canary`);
  return running.id;
}

const whyOf = (given: Arguments) => requiredOption(given, 'why', 'it is kept in the history');

async function start({ platform, rest, given, context }: CanaryRequest): Promise<Canary> {
  const remote = await remoteIdOf(given, context);
  const [version = await newestVersion(platform, remote)] = rest;
  const share = numberOption(given, 'share');
  const hours = numberOption(given, 'hours');
  return platform('POST canaries', {
    body: {
      remote,
      version,
      why: whyOf(given),
      enterprises: listOf(given, 'enterprises'),
      accounts: listOf(given, 'accounts'),
      ...(share !== undefined && { share }),
      ...(hours !== undefined && { hours }),
    },
  });
}

async function changeShare(request: CanaryRequest): Promise<Canary> {
  const share = Number(request.rest[0]);
  if (request.rest[0] === undefined || !Number.isFinite(share))
    throw wrongUsage('canary share takes percents: hirehq-remote canary share 50');
  const id = await idOf({ ...request, rest: request.rest.slice(1) });
  return request.platform('PUT canaries/{id}', { params: { id }, body: { share } });
}

const STEPS: Readonly<Record<string, (request: CanaryRequest) => Promise<Canary | readonly Canary[]>>> = {
  start,
  share: changeShare,
  promote: async (request) =>
    request.platform('POST canaries/{id}/promote', { params: { id: await idOf(request) }, body: { why: whyOf(request.given) } }),
  stop: async (request) => request.platform('DELETE canaries/{id}', { params: { id: await idOf(request) } }),
  list: async ({ platform, given, context }) => platform('GET canaries', { query: { remote: await remoteIdOf(given, context) } }),
};

function outcomeOf(value: Canary | readonly Canary[]): Outcome {
  const canaries = [value].flat() as readonly Canary[];
  return { value, lines: canaries.length > 0 ? canaries.flatMap(canaryLines) : ['There was no canary in the last 90 days'] };
}

export const canary: Command = {
  summary: 'gives a version to a part of the visitors; it is reverted by itself when it is worse than the live one',
  usage: `canary start [VERSION] --why TEXT [--share 10] [--hours 24] [--enterprises ID,…] [--accounts EMAIL,…]
canary share PERCENT [ID] · canary promote [ID] --why TEXT · canary stop [ID] · canary list [--remote NAME]`,
  options: {
    remote: { type: 'string' },
    why: { type: 'string' },
    share: { type: 'string' },
    hours: { type: 'string' },
    enterprises: { type: 'string' },
    accounts: { type: 'string' },
  },
  async run(given, context) {
    const [name = '', ...rest] = given.positionals;
    const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
    if (!step) throw wrongUsage(`canary ${name}: the steps are ${Object.keys(STEPS).join(', ')}`);
    const platform = connect(platformAccess(given, context), context.say);
    return outcomeOf(await step({ platform, rest, given, context }));
  },
};
