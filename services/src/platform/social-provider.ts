import { z } from 'zod';

const providerSchema = z.object({
  /** Part of the callback URL. */
  id: z.string().regex(/^[a-z0-9-]{1,30}$/, 'must be lower-case letters, digits and hyphens'),
  /** Name on the button. */
  name: z.string().trim().min(1).max(40),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  /** The `prompt` that makes the provider ask again who somebody is, if it does not know `login`. */
  prompt: z.enum(['login', 'select_account', 'consent']).optional(),
});

/** An external OpenID provider with which people sign up and in at the embedded one (ID-07). */
export type SocialProvider = z.infer<typeof providerSchema>;

/** `HIREHQ_SOCIAL_PROVIDERS`: a JSON list. */
export const socialProvidersSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON: [{"id","name","issuer","clientId","clientSecret"}]' });
      return z.NEVER;
    }
  })
  .pipe(z.array(providerSchema).max(10))
  .refine((providers) => new Set(providers.map(({ id }) => id)).size === providers.length, { error: 'has a duplicate id' });
