import { Scene } from '../sections/scene.tsx';

/** A week of shifts, one of them selected, and a heartbeat. */
export function CareScene() {
  return (
    <Scene>
      <rect className="hq-art-card" x="34" y="34" width="200" height="158" rx="16" />
      <path className="hq-art-front" d="M34 66V50a16 16 0 0 1 16-16h168a16 16 0 0 1 16 16v16H34Z" />
      <path className="hq-art-strong" d="M78 24v20M190 24v20" />
      <rect className="hq-art-soft" x="52" y="84" width="42" height="36" rx="8" />
      <rect className="hq-art-accent-fill" x="113" y="84" width="42" height="36" rx="8" />
      <path className="hq-art-check" d="m125 102 6 6 12-13" />
      <rect className="hq-art-soft" x="174" y="84" width="42" height="36" rx="8" />
      <rect className="hq-art-soft" x="52" y="136" width="42" height="36" rx="8" />
      <rect className="hq-art-soft" x="113" y="136" width="42" height="36" rx="8" />
      <path className="hq-art-line" d="M182 146h26M182 162h16" />
      <circle className="hq-art-card" cx="244" cy="146" r="46" />
      <path className="hq-art-accent" d="M212 148h16l8-20 14 38 9-18h17" />
    </Scene>
  );
}
