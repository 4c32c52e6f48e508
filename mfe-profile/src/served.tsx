import { defineServedPart } from '@hirehq/shared-ui/served';
import { manifest } from './manifest.ts';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import { PublicProfilePage } from './pages/public-profile/public-profile-page.tsx';

export const servedPart = defineServedPart({
  manifest,
  messages: { en, es, ar },
  routes: { publicProfile: PublicProfilePage },
});
