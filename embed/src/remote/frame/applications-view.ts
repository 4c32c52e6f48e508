import { PORTAL_PARAMETER } from '@hirehq/shared-contracts/embed';
import { routes } from '@hirehq/shared-contracts/routes';
import { ownStyles } from '../own-styles.ts';
import { frameFailure } from '../remote-failure.ts';
import type { SecondScript } from '../take-over.ts';
import { createFramedSection } from './framed-section.ts';
import { frameTextsIn } from './texts.ts';

/** The applications of a visitor to the employer, in a frame: the view without a remote. */
export const showApplications: SecondScript['takeOver'] = (options) =>
  new Promise((resolve, reject) => {
    const { platform, place, settings, set, gone } = options;
    if (!window.isSecureContext) return reject(frameFailure('FRAME_NOT_SECURE'));
    const text = frameTextsIn(settings.locale);
    const shadow = place.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [ownStyles()];
    const section = createFramedSection({
      ...options,
      path: routes.myJobs(),
      title: text('frame.applications'),
      instead: { url: platform + routes.myJobs(undefined, set.employer.id), text: text('frame.onPlatform') },
      isAskedFor: false,
      gone,
      onOpen(path) {
        const url = new URL(path, platform);
        if (url.origin !== platform) return;
        url.searchParams.set(PORTAL_PARAMETER, window.location.hostname);
        window.location.assign(url.href);
      },
      onShown: () => resolve({ show: () => delete section.dataset['waiting'] }),
    });
    section.dataset['waiting'] = '';
    shadow.append(section);
  });
