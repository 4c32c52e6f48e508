// Prints as JSON the outcome of candidates' requests while the database fails repeatedly; with --kills, the outcome
// of mails, webhooks and alerts while the processes that send them are killed.
import { parseArgs } from 'node:util';
import { killWhileWorking } from './chaos/kill-while-working.ts';
import { withChaosPlatform } from './chaos/with-chaos-platform.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
    processes: { type: 'string' },
    binaries: { type: 'string' },
    kills: { type: 'string' },
  },
});
const chaos = values.kills
  ? await killWhileWorking({ kills: Number(values.kills), binaries: values.binaries })
  : await withChaosPlatform({
      rounds: Number(values.rounds),
      rate: Number(values.rate),
      binaries: values.binaries,
      ...(values.processes !== undefined && { processes: Number(values.processes) }),
    });
process.stdout.write(`${JSON.stringify(chaos, undefined, 2)}\n`);
process.exit(0);
