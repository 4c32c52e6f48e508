// Prints as JSON what a candidate and other employers notice of one employer that floods the candidate with messages.
import { parseArgs } from 'node:util';
import { floodCandidate } from './flood-candidate.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '33' } } });
const flooded = await floodCandidate({ employers: 5, atOnce: 10, seconds: Number(values.seconds) });
process.stdout.write(`${JSON.stringify(flooded, undefined, 2)}\n`);
process.exit(0);
