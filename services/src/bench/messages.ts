// Prints as JSON the outcome of messages that are sent through an unreliable proxy while services and database are killed.
import { parseArgs } from 'node:util';
import { sendWhileKilling } from './messages/send-while-killing.ts';

const { values } = parseArgs({
  options: {
    conversations: { type: 'string', default: '50' },
    each: { type: 'string', default: '100' },
    kills: { type: 'string', default: '20' },
    binaries: { type: 'string' },
  },
});
const sent = await sendWhileKilling({
  conversations: Number(values.conversations),
  each: Number(values.each),
  atOnce: 3,
  processes: 2,
  kills: Number(values.kills),
  pauseMs: 5_000,
  binaries: values.binaries,
});
process.stdout.write(`${JSON.stringify(sent, undefined, 2)}\n`);
process.exit(0);
