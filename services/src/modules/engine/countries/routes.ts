import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { failureLog, runPeriodically } from '../../../platform/periodic.ts';
import type { CountryFile } from '../../../platform/country-file.ts';
import type { Services } from '../../../platform/module.ts';
import { countryOfAddress } from './country-of-address.ts';

const regionSchema = z.object({
  /** ISO 3166-1, two letters; null if unknown. */
  country_code: z.string().nullable(),
  country_name: z.string().nullable(),
});

const LOOK_AT_FILE_MS = 60_000;

/** Reads the operator's file of countries again when it has changed. */
function followCountryFile(app: FastifyInstance, file: CountryFile): void {
  const looking = runPeriodically({
    everyMs: LOOK_AT_FILE_MS,
    run: () => file.refresh(),
    failed: failureLog(app.log, 'countries.read-file'),
  });
  app.addHook('onClose', () => looking.stop());
}

/**
 * GET /public/region: the country of the client's IP address (SV-06). A forwarded address counts if a trusted proxy
 * forwards it. The field names are those of the geolocation service that browsers called before.
 */
export function routes(app: FastifyInstance, services: Services): void {
  if (services.countryFile) followCountryFile(app, services.countryFile);
  app.get(
    '/public/region',
    { schema: { summary: 'The country of the client’s IP address', tags: ['region'], response: { 200: regionSchema } } },
    (request, reply) => {
      const country = countryOfAddress(services, request.ip);
      return reply
        .header('cache-control', 'no-store')
        .send({ country_code: country?.alpha_2_code ?? null, country_name: country?.en_short_name ?? null });
    },
  );
}
