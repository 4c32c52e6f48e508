const LONGEST_SIDE = 1280;
const QUALITY = 0.8;

/** The picture that a video element shows, as a JPEG file; undefined if the browser cannot draw it. */
export async function posterOf(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob ? new File([blob], 'poster.jpg', { type: 'image/jpeg' }) : undefined;
}
