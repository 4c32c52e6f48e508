import { Suspense, useEffect, useState } from 'react';
import { laterPart, useReadingSettings } from '@hirehq/shared-ui/bundled';
import { APPEARS_AFTER_MS } from './appears-after.ts';

/** Most pages are read without the toolbar, so that only its switch loads with the slot. */
const OpenToolbar = laterPart(
  async () => (await import(/* webpackChunkName: "open-toolbar" */ './open-toolbar.tsx')).OpenToolbar,
);

/** The slot `page.toolbar`: the assistive toolbar, while it is on. What its tools change is the shell's to apply. */
export function Toolbar() {
  const toolbar = useReadingSettings((settings) => settings.toolbar);
  return toolbar ? <DueToolbar /> : null;
}

function DueToolbar() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), APPEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isDue && (
      <Suspense fallback={null}>
        <OpenToolbar />
      </Suspense>
    )
  );
}
