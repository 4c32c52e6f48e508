import { MAX_SERVED_PART_BYTES, type ServedPartOutput } from '@hirehq/shared-contracts/served-part';
import { z } from 'zod';
import { htmlFault } from './check-html.ts';
import { rulesFault } from './check-rules.ts';

const outputSchema = z.object({ html: z.string(), rules: z.string() });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The output of a served part from its JSON, or why it is refused. It is never corrected. */
export function checkOutput(text: string): { output: ServedPartOutput } | { refused: string } {
  const { data: output } = outputSchema.safeParse(parsed(text));
  if (!output) return { refused: 'no html and rules' };
  const bytes = Buffer.byteLength(output.html) + Buffer.byteLength(output.rules);
  if (bytes > MAX_SERVED_PART_BYTES) return { refused: `${bytes} bytes` };
  const fault = htmlFault(output.html) ?? rulesFault(output.rules);
  return fault === undefined ? { output } : { refused: fault };
}
