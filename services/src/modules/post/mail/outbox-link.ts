import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import { DEVELOPER_PAGES, isForDevelopers } from '../../../platform/http/development-routes.ts';

/** The page with the mails to an address, if they are written to the outbox and the request may see it. */
export function outboxLink(
  config: Pick<Config, 'mail' | 'mode' | 'origin'>,
  request: FastifyRequest,
  to: string,
): string | undefined {
  if (config.mail.smtpUrl !== undefined || !isForDevelopers(config, request)) return undefined;
  return `${DEVELOPER_PAGES.outbox}?${new URLSearchParams({ to }).toString()}`;
}
