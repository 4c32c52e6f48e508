import { Scene } from '../sections/scene.tsx';

/** Illustrations of the five sections of the launch page. */
export const LANDING_SCENES = {
  /** A phone with a list of jobs, one of them highlighted. */
  mobile: (
    <Scene>
      <path className="hq-art-dots" d="M20 176c40 18 64-6 92-6m96-116c28-20 56 8 92-12" />
      <rect className="hq-art-card" x="108" y="12" width="104" height="196" rx="18" />
      <path className="hq-art-line" d="M148 26h24" />
      <rect className="hq-art-front" x="120" y="42" width="80" height="24" rx="12" />
      <path className="hq-art-line" d="M134 54h36" />
      <rect className="hq-art-soft" x="120" y="78" width="80" height="34" rx="8" />
      <path className="hq-art-strong" d="M130 90h32" />
      <path className="hq-art-line" d="M130 101h50" />
      <rect className="hq-art-soft" x="120" y="120" width="80" height="34" rx="8" />
      <path className="hq-art-strong" d="M130 132h42" />
      <path className="hq-art-line" d="M130 143h30" />
      <rect className="hq-art-soft" x="120" y="162" width="80" height="34" rx="8" />
      <path className="hq-art-line" d="M130 174h26M130 185h52" />
      <circle className="hq-art-lens" cx="222" cy="98" r="30" />
      <path className="hq-art-strong" d="m244 120 22 22" />
      <path className="hq-art-accent" d="m210 98 9 9 16-18" />
    </Scene>
  ),
  /** Fanned-out cards, the best match in front. */
  recommendations: (
    <Scene>
      <rect className="hq-art-soft" x="38" y="36" width="150" height="104" rx="14" />
      <rect className="hq-art-card" x="66" y="54" width="160" height="110" rx="14" />
      <path className="hq-art-line" d="M84 78h60M84 94h90" />
      <rect className="hq-art-card" x="102" y="78" width="170" height="116" rx="14" />
      <rect className="hq-art-soft" x="120" y="96" width="32" height="32" rx="9" />
      <path className="hq-art-strong" d="M166 104h72" />
      <path className="hq-art-line" d="M166 120h48M120 146h128" />
      <rect className="hq-art-accent-fill" x="120" y="162" width="64" height="14" rx="7" />
      <circle className="hq-art-lens" cx="268" cy="66" r="28" />
      <path className="hq-art-accent" d="m255 66 9 9 17-18" />
      <path className="hq-art-dots" d="M30 180c16 12 34 10 52 4M238 22c14-10 34-12 50-4" />
    </Scene>
  ),
  /** A profile with a video and a score. */
  profile: (
    <Scene>
      <rect className="hq-art-card" x="34" y="24" width="196" height="172" rx="16" />
      <rect className="hq-art-soft" x="50" y="40" width="164" height="82" rx="10" />
      <circle className="hq-art-lens" cx="132" cy="81" r="22" />
      <path className="hq-art-strong" d="m126 71 15 10-15 10V71Z" />
      <path className="hq-art-strong" d="M50 142h76" />
      <path className="hq-art-line" d="M50 160h120M50 176h88" />
      <circle className="hq-art-card" cx="240" cy="142" r="46" />
      <circle className="hq-art-line" cx="240" cy="142" r="33" />
      <path className="hq-art-accent" d="M240 109a33 33 0 1 1-31 44" />
      <path className="hq-art-strong" d="m228 142 9 9 16-18" />
      <path className="hq-art-dots" d="M250 30c18 4 34 16 40 34" />
    </Scene>
  ),
  /** A street of companies with one open door. */
  companies: (
    <Scene>
      <path className="hq-art-line" d="M24 194h272" />
      <rect className="hq-art-soft" x="42" y="92" width="66" height="102" rx="8" />
      <path className="hq-art-line" d="M60 112h.1M80 112h.1M60 132h.1M80 132h.1M60 152h.1M80 152h.1" />
      <rect className="hq-art-card" x="118" y="42" width="84" height="152" rx="10" />
      <path
        className="hq-art-line"
        d="M138 64h.1M160 64h.1M182 64h.1M138 86h.1M160 86h.1M182 86h.1M138 108h.1M160 108h.1M182 108h.1"
      />
      <rect className="hq-art-front" x="146" y="138" width="28" height="56" rx="6" />
      <path className="hq-art-accent" d="M166 166v.1" />
      <rect className="hq-art-soft" x="212" y="74" width="66" height="120" rx="8" />
      <path className="hq-art-line" d="M230 96h.1M252 96h.1M230 118h.1M252 118h.1M230 140h.1M252 140h.1" />
      <path className="hq-art-strong" d="M160 42V20" />
      <path className="hq-art-accent-fill" d="M160 18h34l-8 10 8 10h-34V18Z" />
      <path className="hq-art-dots" d="M160 212c-40 6-84 4-122-2" />
    </Scene>
  ),
  /** Two speech bubbles with a path between them. */
  coach: (
    <Scene>
      <path
        className="hq-art-card"
        d="M58 28h130a16 16 0 0 1 16 16v46a16 16 0 0 1-16 16h-92l-26 22v-22H58a16 16 0 0 1-16-16V44a16 16 0 0 1 16-16Z"
      />
      <path className="hq-art-strong" d="M64 54h76" />
      <path className="hq-art-line" d="M64 74h112" />
      <path
        className="hq-art-front"
        d="M150 112h108a16 16 0 0 1 16 16v38a16 16 0 0 1-16 16h-10v20l-24-20h-74a16 16 0 0 1-16-16v-38a16 16 0 0 1 16-16Z"
      />
      <path className="hq-art-accent" d="m154 148 8 8 14-16M190 148h60" />
      <circle className="hq-art-lens" cx="246" cy="58" r="26" />
      <path className="hq-art-accent" d="m238 66 5-15 15-5-5 15-15 5Z" />
      <path className="hq-art-dots" d="M40 196c24-16 48-20 74-12" />
    </Scene>
  ),
} as const;
