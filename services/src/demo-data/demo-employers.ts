import type { Sector } from './occupation.ts';
import type { Random } from './random.ts';

const NAMES: Readonly<Record<Sector, readonly string[]>> = {
  technology: [
    'Northlight Systems',
    'Quillbyte',
    'Harbourstack',
    'Lumen & Lattice',
    'Tessera Cloud',
    'Paperkite Software',
    'Orbital Ledger',
    'Fernway Digital',
    'Copperline Labs',
    'Brightwater Data',
    'Solstice Apps',
    'Hexagon Orchard',
    'Mapleroot Technologies',
    'Signalhaus',
    'Kestrel Analytics',
    'Blue Anvil',
  ],
  healthcare: [
    'Riverside Community Hospital',
    'Meadowbrook Health',
    'St Brigid Medical Centre',
    'Northgate Clinics',
    'Harmony Home Care',
    'Lakeview Children’s Hospital',
    'Oakhaven Care Homes',
    'Pulse Diagnostics',
    'Greenfield Pharmacy Group',
    'Willow Tree Therapies',
    'Eastbay Surgical Partners',
    'Carebridge Network',
    'Evergreen Hospice',
    'Summit Rehabilitation',
    'Clearwater Mental Health',
    'Bluebell Midwives',
  ],
  finance: [
    'Anchor Mutual',
    'Sterling Grove Bank',
    'Ledgerwell',
    'Palisade Insurance',
    'Cedar & Vale Advisers',
    'Meridian Credit Union',
    'Foxglove Capital',
    'Tidewater Lending',
    'Juniper Pay',
    'Old Mill Assurance',
    'Compass Rose Wealth',
    'Granite Street Partners',
  ],
  logistics: [
    'Swiftharbour Freight',
    'Parcelwise',
    'Redwood Haulage',
    'Continental Cold Chain',
    'Gatehouse Logistics',
    'Longroad Transport',
    'Bluecrate',
    'Portside Forwarding',
    'Beeline Couriers',
    'Crossdock Partners',
    'Terrawheel',
    'Whistlestop Rail Freight',
  ],
  education: [
    'Birchwood Academy',
    'Hillcrest Schools Trust',
    'Lantern Learning',
    'Westbrook University',
    'Little Acorns Nurseries',
    'Kingsmead College',
    'Open Atlas Education',
    'Riverbend Tutors',
    'Stonebridge Community College',
    'Polyglot House',
    'Maple Street Montessori',
    'Institute of Applied Arts',
  ],
  hospitality: [
    'The Copper Kettle',
    'Harbour House Hotels',
    'Saffron & Salt',
    'Grand Linden Hotel',
    'Daily Crumb Bakeries',
    'Fig Tree Restaurants',
    'Morning Ritual Coffee',
    'Alpenrose Resorts',
    'Juniper Table',
    'Lighthouse Inns',
    'Three Herons Catering',
    'Paper Lantern Kitchen',
  ],
  public: [
    'City of Ashford Council',
    'Regional Transport Authority',
    'Office for Clean Rivers',
    'Department of Local Housing',
    'Coastal County Services',
    'National Archive Service',
    'Public Health Agency North',
    'Metropolitan Parks',
    'Citizens Advice Alliance',
    'Emergency Preparedness Office',
    'Open Data Institute West',
    'Neighbourhood Works',
  ],
  creative: [
    'Studio Marigold',
    'Inkwell & Daughters',
    'Slow Lens Films',
    'Parallel Type',
    'Bright Owl Agency',
    'Second Draft Publishing',
    'Gallery Nine',
    'Field Notes Media',
    'Tangerine Motion',
    'Wild Serif',
    'Drumlin Games',
    'Blank Canvas Collective',
  ],
  manufacturing: [
    'Halden Pumps',
    'Ironbridge Components',
    'Sunrise Solar Works',
    'Alder & Finch Furniture',
    'Precision Valve Company',
    'Northern Paper Mill',
    'Helix Bikes',
    'Castlegate Foods',
    'Vega Turbines',
    'Brookside Ceramics',
    'Titan Packaging',
    'Lakeshore Instruments',
  ],
  retail: [
    'Thistle & Thread',
    'Green Basket Markets',
    'Homeward',
    'Pages & Pens',
    'Peak Outfitters',
    'Corner Pharmacy',
    'Toy Harbour',
    'Blossom & Stem',
    'Circuit City Refurbished',
    'Good Grain Grocers',
    'Velvet Lane',
    'The Repair Shop Co.',
  ],
};

const ABOUT: Readonly<Record<Sector, readonly string[]>> = {
  technology: [
    '{name} builds software that works quietly in the background of {things}. We are {people} people, profitable since our fourth year, and we ship every day.',
    '{name} began as three people and a whiteboard. Today {people} of us make tools for {things}, from offices with windows that open.',
  ],
  healthcare: [
    '{name} cares for people at every stage of life. Our {people} colleagues work in teams small enough to know each other.',
    'At {name}, {people} people look after a region we also live in. We invest in staffing before we invest in marble.',
  ],
  finance: [
    '{name} has looked after other people’s money with care for a long time, and with good software for a shorter one. We are {people} people.',
    '{name} serves households and small firms. Our {people} colleagues are measured by how well customers fare, not by how much they sell.',
  ],
  logistics: [
    '{name} moves goods for {things}, by road, rail and, where it makes sense, bicycle. {people} of us work in depots that are warm and well lit.',
    'If it arrived this morning, {name} may have carried it. We are {people} people and one dog.',
  ],
  education: [
    '{name} believes that people learn best from people who like them. Our {people} colleagues share that.',
    '{name} teaches learners from many places and of many ages. We are {people} in all, and small classes are a promise.',
  ],
  hospitality: [
    '{name} has been feeding and housing guests with pleasure. The team counts {people}, and many have stayed for years.',
    'Good produce, fair rosters, honest prices: {name} is run by {people} people who eat here themselves.',
  ],
  public: [
    '{name} works for everyone who lives here. We are {people} public servants with plain desks and an important task.',
    '{name} answers to the public. Our {people} colleagues plan, advise, protect and repair.',
  ],
  creative: [
    '{name} makes things people look at twice. {people} of us share two floors, a workshop and too many plants.',
    '{name} is a small house with large ideas. {people} people, no jargon, good lunch.',
  ],
  manufacturing: [
    '{name} makes products that last, for {things}. {people} people design, build and repair them under one roof.',
    'What {name} builds is in use in forty countries. {people} colleagues take care that it stays so.',
  ],
  retail: [
    '{name} runs shops that people like to enter, and a web shop that answers mail. We are {people} people.',
    '{name} sells fewer things, chosen better. Our {people} colleagues know what they talk about.',
  ],
};

const CUSTOMERS = [
  'hospitals and town halls',
  'small shops',
  'schools',
  'farms and bakeries',
  'banks and insurers',
  'builders',
  'theatres and museums',
  'clinics',
  'families',
  'independent makers',
];

export interface DemoEmployer {
  id: string;
  name: string;
  sector: Sector;
  about: string;
  companyTag: string | null;
  domain: string;
}

/** The demo employers; the same on every platform. */
export function demoEmployers(random: Random): DemoEmployer[] {
  return (Object.keys(NAMES) as Sector[]).flatMap((sector) =>
    NAMES[sector].map((name) => {
      const about = random
        .pick(ABOUT[sector])
        .replaceAll('{name}', name)
        .replaceAll('{people}', String(random.int(3, 90) * 10))
        .replaceAll('{things}', random.pick(CUSTOMERS));
      const inclusive = random.chance(0.16);
      const domain = `${name
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')}.example`;
      return {
        id: random.uuid(),
        name,
        sector,
        about,
        companyTag: sector === 'healthcare' ? 'Direct Health' : inclusive ? 'Neurodiversify' : null,
        domain,
      };
    }),
  );
}
