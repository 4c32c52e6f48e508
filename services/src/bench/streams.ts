// Prints as JSON what many event streams cost one process of the services, and how they come back after it was killed.
import { parseArgs } from 'node:util';
import { measureStreams } from './streams/measure-streams.ts';

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    events: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
  },
});
const measured = await measureStreams({
  streams: Number(values.streams),
  eventsPerSecond: Number(values.events),
  seconds: Number(values.seconds),
});
process.stdout.write(`${JSON.stringify(measured, undefined, 2)}\n`);
process.exit(0);
