import { useEffect } from 'react';

/** A video that moves without having been started by the person; the picture of an own camera is not one. */
const movesByItself = (video: HTMLVideoElement) => (video.autoplay || video.loop) && video.srcObject === null;

/** While `isStill`, videos that start by themselves are paused; a person can still start them. */
export function useStillVideos(isStill: boolean): void {
  useEffect(() => {
    if (!isStill) return undefined;
    for (const video of document.querySelectorAll('video')) if (movesByItself(video)) video.pause();
    function pauseUnasked({ target }: Event): void {
      if (target instanceof HTMLVideoElement && movesByItself(target) && !navigator.userActivation.isActive) target.pause();
    }
    // Media events do not bubble.
    document.addEventListener('play', pauseUnasked, true);
    return () => document.removeEventListener('play', pauseUnasked, true);
  }, [isStill]);
}
