import { AssistiveToolbar } from '../features/change-tools/assistive-toolbar.tsx';
import { ReadingGuide } from '../features/guide-reading/reading-guide.tsx';
import { ReadAloud } from '../features/read-aloud/read-aloud.tsx';
import { useStillVideos } from '../features/stop-motion/use-still-videos.ts';
import { useReadingSettings } from '@hirehq/shared-ui/bundled';

/** The toolbar, and what its tools do beyond styles. */
export function OpenToolbar() {
  const tools = useReadingSettings((settings) => settings.tools);
  useStillVideos(tools.stopMotion);
  return (
    <>
      {tools.readingGuide && <ReadingGuide />}
      <AssistiveToolbar>
        <ReadAloud />
      </AssistiveToolbar>
    </>
  );
}
