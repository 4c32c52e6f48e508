import type { VIDEO_TYPES } from '@hirehq/shared-contracts/video-upload';

/** Why there is no picture. */
export type CameraProblem = 'unsupported' | 'insecure' | 'refused' | 'missing' | 'busy';

/** What recorders can write that all browsers play, the best first. */
const FORMATS = [
  { ending: 'mp4', mimeType: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2' },
  { ending: 'webm', mimeType: 'video/webm;codecs=vp9,opus' },
  { ending: 'webm', mimeType: 'video/webm;codecs=vp8,opus' },
] as const satisfies readonly { ending: keyof typeof VIDEO_TYPES; mimeType: string }[];

export type RecordingFormat = (typeof FORMATS)[number];

/** Undefined in a browser that cannot record. */
export const recordingFormat = (): RecordingFormat | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : FORMATS.find(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType));

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Asks for camera and microphone. The person decides in a dialog of the browser. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  if (!window.isSecureContext) return 'insecure';
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (!mediaDevices || !recordingFormat()) return 'unsupported';
  try {
    return await mediaDevices.getUserMedia({
      audio: true,
      video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    return PROBLEMS[(error as DOMException).name] ?? 'busy';
  }
}

export const closeCamera = (stream: MediaStream | undefined): void => stream?.getTracks().forEach((track) => track.stop());

interface WithPolicy {
  featurePolicy?: { allowsFeature: (feature: string) => boolean };
}

/**
 * False if this document may not ask for the camera: the services allow it to the page of the video alone, and a page that was
 * opened without a request to them has the rules of the page before.
 */
export const isCameraAllowed = (): boolean => (document as WithPolicy).featurePolicy?.allowsFeature('camera') ?? true;
