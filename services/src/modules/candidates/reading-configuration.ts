import { z } from 'zod';

const schema = z.strictObject({
  fixation: z.coerce.number().int().min(1).max(5),
  fontSize: z.coerce.number().int().min(16).max(20),
  color: z.enum(['#101828', '#6941C6', '#150349', '#1A7FAE', '#027A48', '#B42318']),
  bionicSelect: z.enum(['bold', 'underline']),
});

/** True for the empty string (off) and for the JSON of a reading mode within the limits of §5. */
export function isReadingConfiguration(text: string): boolean {
  if (text === '') return true;
  try {
    return schema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
