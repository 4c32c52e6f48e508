import { isIP } from 'node:net';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { z } from 'zod';

/** What is wrong with the environment or the command, as sentences for the operator: the start prints them without a stack. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`Invalid environment variables:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

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

const LONGEST_SHARED_SECONDS = 300;

export const sharedPagesVariables = {
  HIREHQ_SHARED_PAGES: wholeNumber(0, LONGEST_SHARED_SECONDS).default(0),
  HIREHQ_PURGE_URL: httpAddress.optional(),
};

/** How caches in front of the platform may keep pages for all visitors. */
export interface SharedPages {
  /** How long a cache may keep one. */
  seconds: number;
  /** Is sent a PURGE when the live set changes. */
  purgeUrl: string | undefined;
}

/** Undefined if no page may be kept outside of the platform. */
export function sharedPagesOf({
  HIREHQ_SHARED_PAGES: seconds,
  HIREHQ_PURGE_URL: purgeUrl,
}: z.output<z.ZodObject<typeof sharedPagesVariables>>): SharedPages | undefined {
  if (seconds === 0) {
    if (purgeUrl === undefined) return undefined;
    throw new ConfigError([
      'HIREHQ_PURGE_URL: nothing is to be purged without HIREHQ_SHARED_PAGES, the seconds that caches keep pages',
    ]);
  }
  return { seconds, purgeUrl };
}

export const managementVariables = {
  HIREHQ_MANAGEMENT_PORT: wholeNumber(1, 65_535).optional(),
  HIREHQ_MANAGEMENT_HOST: z.string().min(1).default('localhost'),
};

/** Where operators and their tools reach a process. */
export interface ManagementAddress {
  host: string;
  port: number;
}

/** Undefined without a port. */
export function managementOf(
  { HIREHQ_MANAGEMENT_PORT: port, HIREHQ_MANAGEMENT_HOST: host }: z.output<z.ZodObject<typeof managementVariables>>,
  publicPort: number,
): ManagementAddress | undefined {
  if (port === publicPort)
    throw new ConfigError(['HIREHQ_MANAGEMENT_PORT: must not be the port of the pages, PORT: everybody could read the metrics']);
  return port === undefined ? undefined : { host, port };
}

/** A third-party toolbar. `closedBy`: CSS selector of what closes it. */
export interface ToolbarScript {
  src: string;
  integrity?: string;
  closedBy?: string;
}

export function toolbarScriptOf(
  src: string | undefined,
  integrity: string | undefined,
  closedBy: string | undefined,
): ToolbarScript | undefined {
  if (src === undefined) {
    if (integrity === undefined && closedBy === undefined) return undefined;
    throw new ConfigError(['HIREHQ_TOOLBAR_SCRIPT: is required with HIREHQ_TOOLBAR_INTEGRITY and HIREHQ_TOOLBAR_CLOSED_BY']);
  }
  return { src, ...(integrity !== undefined && { integrity }), ...(closedBy !== undefined && { closedBy }) };
}
