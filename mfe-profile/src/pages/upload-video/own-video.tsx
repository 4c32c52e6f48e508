import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink, useGoTo, useIntl } from '@hirehq/shared-ui';
import { useRef, useState } from 'react';
import { CurrentVideo } from '../../features/keep-video/current-video.tsx';
import type { SentVideo } from '../../features/send-video/use-send-video.ts';
import { useOpenHandOver, useStartHandOver } from '../../shared/hand-over/hand-over.mutation.ts';
import { VideoOutcome } from './video-outcome.tsx';
import { VideoStudio } from './video-studio.tsx';

/** Uploads have a token of their own, valid longer than that of the session; this one reaches all videos of the candidate. */
function useOwnToken(): () => Promise<string | undefined> {
  const [starting, opening] = [useStartHandOver(), useOpenHandOver()];
  const token = useRef<string>(undefined);
  return async () => {
    if (token.current) return token.current;
    const started = await starting.run({ purpose: 'OWN_VIDEOS' });
    if (!started.ok) return undefined;
    const opened = await opening.run({ key: started.done.key });
    if (opened.ok) token.current = opened.done.token;
    return token.current;
  };
}

/** For the candidate who is signed in. */
export function OwnVideo() {
  const { formatMessage } = useIntl();
  const goTo = useGoTo();
  const openToken = useOwnToken();
  const [sent, setSent] = useState<SentVideo>();
  if (sent)
    return (
      <VideoOutcome
        sent={sent}
        onAgain={() => setSent(undefined)}
        done={{ text: formatMessage({ id: 'video.ready.text' }), onDone: () => goTo(routes.editProfile()) }}
      />
    );
  return (
    <>
      <PageLink to={routes.qr()}>
        <FormattedMessage id="video.usePhone" />
      </PageLink>
      <VideoStudio openToken={openToken} onSent={setSent} />
      <CurrentVideo openToken={openToken} />
    </>
  );
}
