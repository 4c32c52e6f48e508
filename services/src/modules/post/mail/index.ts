import { join } from 'node:path';
import { developmentRoutes } from '../../../platform/http/development-routes.ts';
import type { ModuleFactory } from '../../../platform/module.ts';
import { mailData } from './candidate-data.ts';
import { createOutboxTransport, createSmtpTransport } from './mail-transport.ts';
import { mailWork } from './mail-work.ts';
import { outboxRoutes } from './routes.ts';

export { composeMail, type MailContent } from './compose-mail.ts';
export { outboxLink } from './outbox-link.ts';
export { confirmingPage, type ConfirmWords } from './confirming-page.ts';
export { oneClickStop } from './one-click-stop.ts';
export { isFromElsewhere } from './is-from-elsewhere.ts';
export { nameInMail } from './name-in-mail.ts';
export { sendPlainPage } from './plain-page.ts';
export { isStopped, stopMails } from './stop-list.store.ts';
export { signedTokens, stopTokens } from './stop-token.ts';
export { enqueueMail } from './mail-work.ts';
export type { Mail } from './mail.ts';

/** Sends queued mails: by SMTP if a server is configured, else into `outbox/` of the data folder. */
export const mailModule: ModuleFactory = (services) => {
  const { config, now } = services;
  const folder = join(config.dataFolder, 'outbox');
  const sender = { from: config.mail.from, domain: new URL(config.origin).hostname };
  const { smtpUrl } = config.mail;
  const send = smtpUrl ? createSmtpTransport(smtpUrl, sender) : createOutboxTransport(folder, sender, now);
  return {
    name: 'mail',
    candidateData: mailData,
    work: mailWork(services, send),
    async routes(app) {
      await developmentRoutes(app, config, (scope) => outboxRoutes(scope, folder));
      if (config.mode === 'production' && !smtpUrl)
        app.log.warn(`No mail server is configured: mails are written to ${folder}. Set HIREHQ_SMTP_URL to send them.`);
    },
  };
};
