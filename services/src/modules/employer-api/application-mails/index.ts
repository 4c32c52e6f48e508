import type { ModuleFactory } from '../../../platform/module.ts';
import { onSchedule } from '../../../platform/work/work-kind.ts';
import { applicationMailData } from './candidate-data.ts';
import { employerRoutes } from './employer.routes.ts';
import { forgetLinks } from './application-links.store.ts';
import { mailApplication, mailMessage } from './mail-events.ts';
import { LINK_MS, pageRoutes } from './page.routes.ts';
import { proofRoutes } from './proof.routes.ts';

export { askForProof, endMailAddress, removeMailAddress } from './mail-address.service.ts';
export { mailAddressOf } from './mail-address.store.ts';

/** Employers without a system: applications are mailed to an address they proved, with a link to a page that shows and answers them. */
export const applicationMailsModule: ModuleFactory = (services) => ({
  name: 'application-mails',
  candidateData: applicationMailData,
  events: {
    'application.submitted': (event) => mailApplication(services, event),
    'message.received': (event) => mailMessage(services, event),
  },
  work: [
    onSchedule({
      name: 'application-mails.forget-links',
      schedule: '37 3 * * *',
      run: () => forgetLinks(services.db, new Date(services.now().getTime() - LINK_MS)),
    }),
  ],
  routes(app) {
    employerRoutes(app, services);
    proofRoutes(app, services);
    pageRoutes(app, services);
  },
});
