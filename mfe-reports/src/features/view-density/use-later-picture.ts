import { useEffect, useState, type ComponentType } from 'react';
import { useReport } from '@hirehq/shared-ui';

/** A picture whose code loads after the page; `isLost` if it cannot be loaded. `load` has to be the same at each render. */
export function useLaterPicture<Props>(load: () => Promise<ComponentType<Props>>): {
  Picture: ComponentType<Props> | undefined;
  isLost: boolean;
} {
  const report = useReport();
  const [found, setFound] = useState<{ Picture: ComponentType<Props> | undefined; isLost: boolean }>({
    Picture: undefined,
    isLost: false,
  });
  useEffect(() => {
    let isGone = false;
    load().then(
      (Picture) => {
        if (!isGone) setFound({ Picture, isLost: false });
      },
      (error: unknown) => {
        report(error, { phase: 'chunk', detail: 'chart' });
        if (!isGone) setFound({ Picture: undefined, isLost: true });
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, report]);
  return found;
}
