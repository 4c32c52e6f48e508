import { VIDEO_SECONDS } from '@hirehq/shared-contracts/codes';
import { Button, FormattedMessage, Icon, Loader, useIntl } from '@hirehq/shared-ui';
import { useEffect, useRef } from 'react';
import { isCameraAllowed } from './camera.ts';
import { clock } from './clock.ts';
import classes from './recorder.module.css';
import { useRecorder } from './use-recorder.ts';

interface RecorderProps {
  onRecorded: (file: File) => void;
  /** Loads this page again, so that it may use the camera. */
  onReopen: () => void;
}

/** Announced while recording, by the seconds that are left. */
const ANNOUNCED_LEFT = [60, 30, 10];

/** The camera, and the buttons that record a video with it. */
export function Recorder({ onRecorded, onReopen }: RecorderProps) {
  const { formatMessage } = useIntl();
  const recorder = useRecorder(onRecorded);
  const { state, seconds } = recorder;
  const stream = 'stream' in state ? state.stream : undefined;
  const picture = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (picture.current) picture.current.srcObject = stream ?? null;
  }, [stream]);

  const left = Math.ceil(VIDEO_SECONDS - seconds);
  const announced = ANNOUNCED_LEFT.findLast((each) => left <= each);
  const isRunning = state.is === 'recording' || state.is === 'paused';

  return (
    <div className={classes['recorder']}>
      {stream && (
        <div className={classes['screen']}>
          <video
            ref={picture}
            className={classes['picture']}
            autoPlay
            muted
            playsInline
            aria-label={formatMessage({ id: 'video.record.picture' })}
          />
          {state.is === 'countdown' && (
            <span className={classes['countdown']} aria-hidden="true">
              {state.left}
            </span>
          )}
          {isRunning && (
            <span role="timer" className={classes['time']}>
              <FormattedMessage
                id={state.is === 'paused' ? 'video.record.pausedAt' : 'video.record.at'}
                values={{ time: clock(seconds), most: clock(VIDEO_SECONDS) }}
              />
            </span>
          )}
        </div>
      )}
      <p role="status" className="hq-visually-hidden">
        {state.is === 'countdown' && formatMessage({ id: 'video.record.startsIn' }, { seconds: state.left })}
        {state.is === 'recording' && formatMessage({ id: 'video.record.running' })}
        {state.is === 'paused' && formatMessage({ id: 'video.record.paused' })}
        {isRunning && announced !== undefined && formatMessage({ id: 'video.record.left' }, { seconds: announced })}
      </p>
      {state.is === 'problem' && (
        <p role="alert" className={classes['problem']}>
          <Icon name="alert" />
          <FormattedMessage id={`video.camera.${state.problem}`} />
        </p>
      )}
      <div className={classes['buttons']}>
        {(state.is === 'off' || state.is === 'problem') && (
          <Button
            leftSection={<Icon name="user" size={18} />}
            onClick={() => (isCameraAllowed() ? void recorder.turnOn() : onReopen())}
          >
            <FormattedMessage id={state.is === 'off' ? 'video.record.turnOn' : 'video.camera.again'} />
          </Button>
        )}
        {state.is === 'asking' && (
          <p role="status" className={classes['asking']}>
            <Loader size="sm" />
            <FormattedMessage id="video.camera.asking" />
          </p>
        )}
        {state.is === 'ready' && (
          <>
            <Button onClick={recorder.start}>
              <FormattedMessage id="video.record.start" />
            </Button>
            <Button variant="default" onClick={recorder.turnOff}>
              <FormattedMessage id="video.record.turnOff" />
            </Button>
          </>
        )}
        {state.is === 'countdown' && (
          <Button variant="default" onClick={recorder.turnOff}>
            <FormattedMessage id="video.record.cancel" />
          </Button>
        )}
        {isRunning && (
          <>
            <Button variant="default" onClick={state.is === 'paused' ? recorder.resume : recorder.pause}>
              <FormattedMessage id={state.is === 'paused' ? 'video.record.resume' : 'video.record.pause'} />
            </Button>
            <Button onClick={recorder.stop}>
              <FormattedMessage id="video.record.stop" />
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
