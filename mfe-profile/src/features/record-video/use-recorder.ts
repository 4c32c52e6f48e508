import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { VIDEO_SECONDS, MAX_VIDEO_BYTES } from '@hirehq/shared-contracts/codes';
import { closeCamera, openCamera, recordingFormat, type CameraProblem } from './camera.ts';

const COUNTDOWN_SECONDS = 3;
const TICK_MS = 250;
/** Keeps the longest recording well below the size limit. */
const BITS_PER_SECOND = 4_000_000;

export type RecorderState =
  | { is: 'off' }
  | { is: 'asking' }
  | { is: 'problem'; problem: CameraProblem }
  /** The camera is on. */
  | { is: 'ready'; stream: MediaStream }
  | { is: 'countdown'; stream: MediaStream; left: number }
  | { is: 'recording'; stream: MediaStream }
  | { is: 'paused'; stream: MediaStream };

interface Recorder {
  state: RecorderState;
  /** Seconds recorded, without the pauses. */
  seconds: number;
  turnOn: () => Promise<void>;
  turnOff: () => void;
  start: () => void;
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** Records a video from the camera; stops at the longest length by itself. */
export function useRecorder(onRecorded: (file: File) => void): Recorder {
  const [state, setState] = useState<RecorderState>({ is: 'off' });
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder | undefined>(undefined);
  const stream = 'stream' in state ? state.stream : undefined;

  function stop(): void {
    if (recorder.current && recorder.current.state !== 'inactive') recorder.current.stop();
  }

  function record(source: MediaStream): void {
    const format = recordingFormat();
    if (!format) return;
    const chunks: Blob[] = [];
    let bytes = 0;
    const made = new MediaRecorder(source, { mimeType: format.mimeType, videoBitsPerSecond: BITS_PER_SECOND });
    made.addEventListener('dataavailable', ({ data }) => {
      chunks.push(data);
      bytes += data.size;
      if (bytes > MAX_VIDEO_BYTES * 0.95) stop();
    });
    made.addEventListener('stop', () => {
      recorder.current = undefined;
      closeCamera(source);
      setState({ is: 'off' });
      const [type = ''] = format.mimeType.split(';');
      if (bytes > 0) onRecorded(new File(chunks, `video-pitch.${format.ending}`, { type }));
    });
    // Chunks by the second, so that a recording that is broken off by the browser still has its beginning.
    made.start(1000);
    recorder.current = made;
    setSeconds(0);
    setState({ is: 'recording', stream: source });
  }
  const recordNow = useEffectEvent(record);
  const stopNow = useEffectEvent(stop);

  // The time of a recording, and its end.
  const isRecording = state.is === 'recording';
  useEffect(() => {
    if (!isRecording) return undefined;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = (now - before) / 1000;
      before = now;
      setSeconds((sum) => Math.min(VIDEO_SECONDS, sum + passed));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRecording]);
  useEffect(() => {
    if (seconds >= VIDEO_SECONDS) stopNow();
  }, [seconds]);

  const left = state.is === 'countdown' ? state.left : undefined;
  useEffect(() => {
    if (left === undefined || !stream) return undefined;
    const timer = setTimeout(() => {
      if (left > 1) setState({ is: 'countdown', stream, left: left - 1 });
      else recordNow(stream);
    }, 1000);
    return () => clearTimeout(timer);
  }, [left, stream]);

  // A camera that is unplugged ends the recording with what there is.
  useEffect(() => {
    const tracks = stream?.getTracks() ?? [];
    const ended = () => stopNow();
    for (const track of tracks) track.addEventListener('ended', ended);
    return () => {
      for (const track of tracks) track.removeEventListener('ended', ended);
    };
  }, [stream]);

  useEffect(() => () => closeCamera(stream), [stream]);

  return {
    state,
    seconds,
    stop,
    async turnOn() {
      setState({ is: 'asking' });
      const opened = await openCamera();
      setState(typeof opened === 'string' ? { is: 'problem', problem: opened } : { is: 'ready', stream: opened });
    },
    turnOff() {
      closeCamera(stream);
      setState({ is: 'off' });
    },
    start() {
      if (stream) setState({ is: 'countdown', stream, left: COUNTDOWN_SECONDS });
    },
    pause() {
      recorder.current?.pause();
      if (stream) setState({ is: 'paused', stream });
    },
    resume() {
      recorder.current?.resume();
      if (stream) setState({ is: 'recording', stream });
    },
  };
}
