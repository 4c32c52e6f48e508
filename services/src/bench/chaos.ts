// Prints as JSON what became of the requests of candidates while their database was struck again and again.
import { parseArgs } from 'node:util';
import { withChaosPlatform } from './chaos/with-chaos-platform.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '50' },
    processes: { type: 'string' },
    binaries: { type: 'string' },
  },
});
const chaos = await withChaosPlatform({
  rounds: Number(values.rounds),
  rate: Number(values.rate),
  binaries: values.binaries,
  ...(values.processes !== undefined && { processes: Number(values.processes) }),
});
process.stdout.write(`${JSON.stringify(chaos, undefined, 2)}\n`);
process.exit(0);
