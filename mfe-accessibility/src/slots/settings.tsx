import { ReadingControls } from '../features/set-reading/reading-controls.tsx';

/** The slot `settings.accessibility`: what the panel has, under a heading of the settings page. */
export const Settings = () => <ReadingControls />;
