import { isIP } from 'node:net';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { z } from 'zod';

/** Address of a PostgreSQL database. */
export const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgres://user:password@host:5432/name',
});
/** `true`, `1`, `false`, `0`, or empty for false. */
export const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');
/** The values between separators, without those that are empty. */
export const list = (separator: string) =>
  z.string().transform((value) =>
    value
      .split(separator)
      .map((item) => item.trim())
      .filter(Boolean),
  );
export const httpAddress = z.url({ protocol: /^https?$/, error: 'must be a URL such as https://jobs.example.com' });
export const wholeNumber = (min: number, max: number) => z.coerce.number({ error: 'must be a number' }).int().min(min).max(max);

export const httpOrigin = httpAddress.refine((value) => URL.parse(value)?.origin === value.replace(/\/$/, ''), {
  error: 'must be an origin without a path, such as https://assets.example.com',
});

/** An IP address, or a range of them such as `10.0.0.0/8`. */
export function isCidr(value: string): boolean {
  const [address = '', bits] = value.split('/');
  const version = isIP(address);
  return version !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)));
}

/** An IP address, an IPv4 address with a port, or `[IPv6]:port`. */
export function isDnsServer(value: string): boolean {
  const [, six, four] = /^(?:\[(.+)\]|([\d.]+))(?::\d{1,5})?$/.exec(value) ?? [];
  return isIP(six ?? four ?? value) !== 0;
}

const testimonialSchema = z.strictObject({
  quote: z.string().trim().min(1).max(600),
  name: z.string().trim().min(1).max(100),
  role: z.string().trim().min(1).max(100).optional(),
  language: z.enum(LOCALES).optional(),
});

/** Each page has all of them. */
const MOST_TESTIMONIALS = 6;

/** `HIREHQ_TESTIMONIALS`: a JSON list. */
export const testimonialsSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON: [{"quote","name","role","language"}]' });
      return z.NEVER;
    }
  })
  .pipe(z.array(testimonialSchema).max(MOST_TESTIMONIALS));
