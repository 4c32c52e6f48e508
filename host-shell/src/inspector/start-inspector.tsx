import { createInspectorLog } from './inspector-log.ts';
import { InspectorPanel } from './inspector-panel.tsx';
import type { Inspector } from './inspector.ts';

export function startInspector(): Inspector {
  const { entries, port } = createInspectorLog();
  return { ...port, Panel: () => <InspectorPanel entries={entries} /> };
}
