import { VIDEO_UPLOADS } from '@hirehq/shared-contracts/video-upload';
import { useReport, useStorage } from '@hirehq/shared-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendFile, type SendFailure, type Sending } from './send-file.ts';

export interface VideoToSend {
  video: File;
  poster: File | undefined;
  captions: File | undefined;
}

export type SendState =
  | { is: 'idle' }
  | { is: 'sending'; share: number }
  /** The network is away; it continues by itself, or when asked. */
  | { is: 'interrupted'; share: number }
  | { is: 'failed'; failure: SendFailure };

export interface SentVideo {
  /** Of the hand-over that it was sent with. */
  token: string;
  captionsRefused: boolean;
}

interface SendVideo {
  state: SendState;
  send: (video: VideoToSend) => Promise<void>;
  /** Continues an interrupted upload. */
  resume: () => void;
  cancel: () => void;
}

/** Sends a video with its poster and captions. `openToken` returns the token of a hand-over; undefined if it could not get one. */
export function useSendVideo(openToken: () => Promise<string | undefined>, onSent: (sent: SentVideo) => void): SendVideo {
  const storage = useStorage();
  const report = useReport();
  const [state, setState] = useState<SendState>({ is: 'idle' });
  const sending = useRef<Sending | undefined>(undefined);
  const last = useRef<VideoToSend | undefined>(undefined);

  async function sendPart(url: string, part: 'poster' | 'captions', file: File | undefined, token: string): Promise<boolean> {
    if (!file) return true;
    const outcome = await sendFile({ endpoint: `${url}/${part}`, token, file }).outcome;
    if (!outcome.ok) report(new Error(outcome.failure), { detail: `upload of the ${part}` });
    return outcome.ok;
  }

  async function send(video: VideoToSend): Promise<void> {
    last.current = video;
    setState((before) => ({ is: 'sending', share: before.is === 'interrupted' ? before.share : 0 }));
    const token = await openToken();
    if (token === undefined) return setState({ is: 'failed', failure: 'UNREACHABLE' });
    const started = sendFile({
      endpoint: VIDEO_UPLOADS,
      token,
      file: video.video,
      storage,
      onProgress: (share) => setState({ is: 'sending', share }),
    });
    sending.current = started;
    const outcome = await started.outcome;
    sending.current = undefined;
    if (outcome.ok) {
      await sendPart(outcome.url, 'poster', video.poster, token);
      const hasCaptions = await sendPart(outcome.url, 'captions', video.captions, token);
      return onSent({ token, captionsRefused: !hasCaptions });
    }
    if (outcome.failure !== 'UNREACHABLE') return setState({ is: 'failed', failure: outcome.failure });
    return setState((before) => ({ is: 'interrupted', share: before.is === 'sending' ? before.share : 0 }));
  }

  const resume = () => {
    if (last.current) void send(last.current);
  };
  const resumeOnline = useEffectEvent(resume);
  const isInterrupted = state.is === 'interrupted';
  useEffect(() => {
    if (!isInterrupted) return undefined;
    const online = () => resumeOnline();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [isInterrupted]);

  return {
    state,
    send,
    resume,
    cancel() {
      sending.current?.cancel();
      sending.current = undefined;
      setState({ is: 'idle' });
    },
  };
}
