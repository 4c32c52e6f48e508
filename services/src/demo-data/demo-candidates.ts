/** An open invitation, or a completed interview that the candidate can rate. */
export type DemoInterview = 'invited' | 'held';

/** A demo account with a history on the platform. */
export interface DemoCandidate {
  name: string;
  email: string;
  neuroClassification: 'NT' | 'ND';
  profileTitle: string;
  city: string;
  country: string;
  /** Skill names of the catalogue, with years of experience. */
  skills: Readonly<Record<string, number>>;
  /** Titles of the jobs they have applied to, with the state of the application. */
  applications: readonly { title: string; status: 'R' | 'S' | 'F' | 'O'; interview?: DemoInterview }[];
  saves: readonly string[];
  /** Saved search with daily alerts, as a query string. */
  search: { name: string; query: string };
}

export const DEMO_PASSWORD = 'Demo-pass-2026';

export const DEMO_CANDIDATES: readonly DemoCandidate[] = [
  {
    name: 'Amina Okafor',
    email: 'amina@demo.hirehq.example',
    neuroClassification: 'NT',
    profileTitle: 'Full stack engineer',
    city: 'London',
    country: 'United Kingdom',
    skills: { TypeScript: 6, React: 6, 'Node.js': 5, PostgreSQL: 4, SQL: 6, Accessibility: 3, AWS: 2 },
    applications: [
      { title: 'Frontend Engineer', status: 'S', interview: 'invited' },
      { title: 'Full Stack Engineer', status: 'R' },
      { title: 'Product Designer', status: 'R' },
    ],
    saves: ['Full Stack Engineer', 'Engineering Manager', 'Backend Engineer'],
    search: { name: 'Engineers', query: 'keyword=engineer' },
  },
  {
    name: 'Liam Chen',
    email: 'liam@demo.hirehq.example',
    neuroClassification: 'ND',
    profileTitle: 'Data analyst',
    city: 'Toronto',
    country: 'Canada',
    skills: { SQL: 4, Python: 3, 'Data analysis': 4, Tableau: 2, Statistics: 3, 'Microsoft Excel': 6 },
    applications: [
      { title: 'Data Analyst', status: 'F' },
      { title: 'Risk Analyst', status: 'R' },
    ],
    saves: ['Data Scientist', 'Data Engineer'],
    search: { name: 'Data jobs', query: 'keyword=data' },
  },
  {
    name: 'Sofia Marin',
    email: 'sofia@demo.hirehq.example',
    neuroClassification: 'NT',
    profileTitle: 'Intensive care nurse',
    city: 'Madrid',
    country: 'Spain',
    skills: { 'Registered Nurse': 8, 'Intensive care': 5, 'Patient care': 8, 'Advanced life support': 5, 'Spanish language': 20 },
    applications: [
      { title: 'Registered Nurse', status: 'O' },
      { title: 'ICU Nurse', status: 'R' },
    ],
    saves: ['Emergency Nurse', 'Mental Health Nurse'],
    search: { name: 'Nurses', query: 'keyword=nurse' },
  },
  {
    name: 'Jonas Weber',
    email: 'jonas@demo.hirehq.example',
    neuroClassification: 'NT',
    profileTitle: 'Logistics coordinator',
    city: 'Hamburg',
    country: 'Germany',
    skills: { 'Supply chain management': 5, 'Freight forwarding': 4, 'Customs clearance': 3, SAP: 2, 'German language': 20 },
    applications: [{ title: 'Logistics Coordinator', status: 'S', interview: 'held' }],
    saves: ['Supply Chain Planner', 'Operations Manager'],
    search: { name: 'Logistics', query: 'keyword=logistics' },
  },
];
