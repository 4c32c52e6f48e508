import { Scene } from '../sections/scene.tsx';

/** Illustrations of the candidate features. */
export const FEATURE_SCENES = {
  /** One job in detail: facts, skills, and level of interest. */
  jobviews: (
    <Scene>
      <rect className="hq-art-card" x="36" y="18" width="200" height="184" rx="16" />
      <rect className="hq-art-soft" x="54" y="36" width="38" height="38" rx="10" />
      <path className="hq-art-strong" d="M106 46h90" />
      <path className="hq-art-line" d="M106 64h58M54 96h164M54 112h136M54 128h152" />
      <rect className="hq-art-front" x="54" y="146" width="48" height="18" rx="9" />
      <rect className="hq-art-front" x="110" y="146" width="62" height="18" rx="9" />
      <rect className="hq-art-front" x="54" y="172" width="70" height="18" rx="9" />
      <rect className="hq-art-card" x="206" y="98" width="88" height="86" rx="14" />
      <path className="hq-art-line" d="M226 164v-14" />
      <path className="hq-art-strong" d="M250 164v-30" />
      <path className="hq-art-accent" d="M274 164v-48" />
    </Scene>
  ),
  /** A person, their work history, and a partly completed checklist. */
  candidateprofile: (
    <Scene>
      <rect className="hq-art-card" x="28" y="24" width="150" height="172" rx="16" />
      <circle className="hq-art-soft" cx="103" cy="68" r="28" />
      <path className="hq-art-strong" d="M103 68a10 10 0 1 0 0-20 10 10 0 0 0 0 20ZM84 88c3-9 10-13 19-13s16 4 19 13" />
      <path className="hq-art-strong" d="M58 116v56" />
      <path className="hq-art-accent" d="M58 118v.1M58 144v.1M58 170v.1" />
      <path className="hq-art-line" d="M74 118h76M74 144h58M74 170h68" />
      <rect className="hq-art-front" x="194" y="52" width="100" height="132" rx="14" />
      <path className="hq-art-accent" d="m210 80 6 6 10-12M210 112l6 6 10-12" />
      <path className="hq-art-line" d="M238 80h38M238 112h28M238 144h38M238 164h22" />
      <rect className="hq-art-card" x="209" y="136" width="16" height="16" rx="4" />
    </Scene>
  ),
  /** A list of jobs with filters next to it, one job saved. */
  joblistings: (
    <Scene>
      <rect className="hq-art-soft" x="24" y="28" width="76" height="164" rx="14" />
      <path className="hq-art-accent" d="m38 54 5 5 9-10M38 86l5 5 9-10" />
      <path className="hq-art-line" d="M62 54h24M62 86h20M40 120h44M40 138h30M40 156h38" />
      <rect className="hq-art-card" x="114" y="28" width="182" height="48" rx="12" />
      <path className="hq-art-strong" d="M130 44h70" />
      <path className="hq-art-line" d="M130 60h106" />
      <rect className="hq-art-card" x="114" y="86" width="182" height="48" rx="12" />
      <path className="hq-art-strong" d="M130 102h92" />
      <path className="hq-art-line" d="M130 118h64" />
      <path className="hq-art-accent-fill" d="M262 86h18v34l-9-7-9 7V86Z" />
      <rect className="hq-art-card" x="114" y="144" width="182" height="48" rx="12" />
      <path className="hq-art-strong" d="M130 160h56" />
      <path className="hq-art-line" d="M130 176h90" />
    </Scene>
  ),
  /** Interest over time, a score, and a new message. */
  candidateDashboardSection: (
    <Scene>
      <rect className="hq-art-card" x="26" y="24" width="268" height="172" rx="16" />
      <path className="hq-art-line" d="M44 46h70" />
      <path className="hq-art-soft" d="M44 168v-40l34-18 32 14 40-36 34 18v62H44Z" />
      <path className="hq-art-strong" d="m44 128 34-18 32 14 40-36 34 18" />
      <circle className="hq-art-card" cx="240" cy="132" r="34" />
      <circle className="hq-art-line" cx="240" cy="132" r="24" />
      <path className="hq-art-accent" d="M240 108a24 24 0 1 1-23 31" />
      <rect className="hq-art-front" x="178" y="34" width="102" height="42" rx="12" />
      <path className="hq-art-accent" d="M192 60c0-2 3-4 3-11a7 7 0 0 1 14 0c0 7 3 9 3 11h-20Z" />
      <path className="hq-art-line" d="M226 50h38M226 62h22" />
    </Scene>
  ),
} as const;
