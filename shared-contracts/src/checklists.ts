import type { BrandVariant, ChecklistItemKind } from './codes.ts';

/** Items of one kind under one heading. The ids are keys of their texts: `checklist.group.<id>`, `checklist.item.<id>`. */
export interface ChecklistGroup {
  readonly id: string;
  readonly kind: ChecklistItemKind;
  readonly items: readonly string[];
  /** Items that may stay open when the checklist is signed. */
  readonly optional?: readonly string[];
}

/** The content of a checklist. The id is the key of its name: `checklist.name.<id>`. */
export interface ChecklistContent {
  readonly id: string;
  readonly groups: readonly ChecklistGroup[];
}

const skills = (id: string, items: readonly string[]): ChecklistGroup => ({ id, kind: 'SKILL', items });

const SAFETY = skills('safety', [
  'infection-control',
  'patient-identification',
  'moving-and-handling',
  'basic-life-support',
  'safeguarding',
]);

const NURSING = skills('nursing', [
  'vital-signs',
  'medication-administration',
  'wound-care',
  'care-planning',
  'clinical-handover',
]);

/** The checklists of skills in healthcare, by specialty. */
export const SPECIALTY_CHECKLISTS: readonly ChecklistContent[] = [
  {
    id: 'medical-surgical',
    groups: [
      SAFETY,
      NURSING,
      skills('ward', [
        'post-operative-care',
        'intravenous-therapy',
        'blood-transfusion',
        'urinary-catheters',
        'diabetes-care',
        'pain-assessment',
        'oxygen-therapy',
        'discharge-planning',
      ]),
    ],
  },
  {
    id: 'intensive-care',
    groups: [
      SAFETY,
      NURSING,
      skills('monitoring', ['cardiac-monitoring', 'arterial-lines', 'central-lines', 'neurological-observations']),
      skills('organ-support', [
        'ventilated-patients',
        'vasoactive-infusions',
        'sedation',
        'renal-replacement-therapy',
        'advanced-life-support',
      ]),
    ],
  },
  {
    id: 'emergency',
    groups: [
      SAFETY,
      NURSING,
      skills('emergency-care', [
        'triage',
        'trauma-care',
        'chest-pain',
        'stroke-recognition',
        'sepsis-recognition',
        'splinting',
        'advanced-life-support',
        'major-incidents',
      ]),
    ],
  },
  {
    id: 'operating-theatre',
    groups: [
      SAFETY,
      skills('theatre', [
        'surgical-safety-checks',
        'scrub-role',
        'circulating-role',
        'sterile-field',
        'instrument-counts',
        'surgical-positioning',
        'anaesthetic-support',
        'recovery-care',
      ]),
    ],
  },
  {
    id: 'maternity',
    groups: [
      SAFETY,
      NURSING,
      skills('maternity-care', [
        'antenatal-assessment',
        'fetal-monitoring',
        'labour-support',
        'epidural-care',
        'postnatal-care',
        'newborn-assessment',
        'breastfeeding-support',
        'postpartum-haemorrhage',
      ]),
    ],
  },
  {
    id: 'paediatrics',
    groups: [
      SAFETY,
      NURSING,
      skills('care-of-children', [
        'assessment-of-children',
        'dosing-by-weight',
        'intravenous-access-in-children',
        'breathing-difficulty-in-children',
        'family-centred-care',
        'immunisation',
        'paediatric-life-support',
      ]),
    ],
  },
  {
    id: 'mental-health',
    groups: [
      SAFETY,
      skills('mental-health-care', [
        'risk-assessment',
        'de-escalation',
        'therapeutic-communication',
        'suicide-prevention',
        'psychotropic-medication',
        'capacity-and-consent',
        'alternatives-to-restraint',
        'withdrawal-care',
      ]),
    ],
  },
  {
    id: 'community-care',
    groups: [
      SAFETY,
      NURSING,
      skills('care-at-home', [
        'home-visits',
        'long-term-conditions',
        'pressure-ulcer-prevention',
        'enteral-feeding',
        'palliative-care',
        'syringe-drivers',
        'teaching-carers',
        'remote-monitoring',
      ]),
    ],
  },
  {
    id: 'physiotherapy',
    groups: [
      SAFETY,
      skills('therapy', [
        'joint-assessment',
        'gait-assessment',
        'exercise-prescription',
        'respiratory-physiotherapy',
        'neurological-rehabilitation',
        'rehabilitation-after-surgery',
        'walking-aids',
        'outcome-measures',
      ]),
    ],
  },
];

/** The checklist outside healthcare. */
export const GENERAL_CHECKLIST: ChecklistContent = {
  id: 'general',
  groups: [
    {
      id: 'documents',
      kind: 'DOCUMENT',
      items: ['identity-document', 'right-to-work', 'proof-of-address', 'certificates', 'references'],
      optional: ['proof-of-address', 'certificates', 'references'],
    },
    {
      id: 'tasks',
      kind: 'TASK',
      items: ['check-contact-details', 'review-work-history', 'inform-referees', 'prepare-interview'],
      optional: ['inform-referees', 'prepare-interview'],
    },
  ],
};

const OFFERED: Readonly<Record<BrandVariant, readonly ChecklistContent[]>> = {
  D: [GENERAL_CHECKLIST],
  H: SPECIALTY_CHECKLISTS,
  N: [],
};

/** The checklists that a brand offers (PR-12). */
export const checklistsOf = (variant: BrandVariant): readonly ChecklistContent[] => OFFERED[variant];

/** Most files of one document. */
export const CHECKLIST_FILES_MAX = 3;
