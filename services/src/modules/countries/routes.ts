import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { countryOfAddress } from './country-of-address.ts';

const regionSchema = z.object({
  /** ISO 3166-1, two letters; null where nobody can tell. */
  country_code: z.string().nullable(),
  country_name: z.string().nullable(),
});

/**
 * GET /public/region: the country of the address that asks (SV-06). A forwarded address counts when a trusted proxy
 * forwards it. The names are those that browsers expect of a geolocation service.
 */
export function routes(app: FastifyInstance): void {
  app.get(
    '/public/region',
    { schema: { summary: 'The country of the address that asks', tags: ['region'], response: { 200: regionSchema } } },
    (request, reply) => {
      const country = countryOfAddress(request.ip);
      return reply
        .header('cache-control', 'no-store')
        .send({ country_code: country?.alpha_2_code ?? null, country_name: country?.en_short_name ?? null });
    },
  );
}
