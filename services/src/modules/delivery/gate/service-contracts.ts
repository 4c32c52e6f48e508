import { buildSchema, GraphQLError, parse, validate, type GraphQLSchema } from 'graphql';
import { fieldsOf, fieldsOfCall, type CallFields, type Fields } from '@hirehq/shared-contracts/delivery';
import { EVENTS, type EventDefinition } from '@hirehq/shared-contracts/events';
import { SDL } from '@hirehq/shared-contracts/graphql/schema';
import { REST_CALLS, type RestCall } from '@hirehq/shared-contracts/rest';
import { ROUTE_PATTERNS } from '@hirehq/shared-contracts/route-patterns';
import type { routes } from '@hirehq/shared-contracts/routes';

/** What the services offer to releases, and which pages they link to. */
export interface ServiceContracts {
  /** What is wrong with an operation; nothing for one that is answered. */
  mistakesOf: (operation: string) => readonly string[];
  /** What a call takes and returns; undefined for a key that is not in the table. */
  call: (key: string) => CallFields | undefined;
  /** Fields of the events that the services publish, by `topic@version`. */
  publishes: Readonly<Record<string, Fields>>;
  /** Patterns of the pages that mails, notifications, feeds and tasks lead to. */
  links: readonly string[];
}

type Builder = keyof typeof routes;

/** The builders of addresses that the services use. A test compares them with their sources. */
export const LINK_BUILDERS = [
  'candidate',
  'candidateJob',
  'company',
  'cookiePolicy',
  'dashboard',
  'editProfile',
  'findJobs',
  'interviewDetails',
  'job',
  'jobList',
  'messageList',
  'myJobs',
  'myReferrals',
  'notificationPreferences',
  'privacyPolicy',
  'savedSearches',
  'settings',
  'termsOfUse',
  'trackedJob',
] as const satisfies readonly Builder[];

/** Answers operations by a schema; each text is held against it once. */
export function operationsOf(schema: GraphQLSchema): ServiceContracts['mistakesOf'] {
  const known = new Map<string, readonly string[]>();
  const check = (text: string): string[] => {
    try {
      return validate(schema, parse(text)).map(({ message }) => message);
    } catch (error) {
      if (error instanceof GraphQLError) return [error.message];
      throw error;
    }
  };
  return (text) => {
    const mistakes = known.get(text) ?? check(text);
    known.set(text, mistakes);
    return mistakes;
  };
}

const definitions: readonly EventDefinition[] = Object.values(EVENTS);
const calls: Readonly<Record<string, RestCall>> = REST_CALLS;

/** The contracts of the services that run, as far as releases use them. */
export function serviceContracts(): ServiceContracts {
  const known = new Map<string, CallFields>();
  return {
    mistakesOf: operationsOf(buildSchema(SDL)),
    call: (key) => {
      const row = Object.hasOwn(calls, key) ? calls[key] : undefined;
      const fields = known.get(key) ?? (row && fieldsOfCall(row));
      if (fields) known.set(key, fields);
      return fields;
    },
    publishes: Object.fromEntries(
      definitions
        .filter(({ owner }) => owner === 'services')
        .map(({ topic, version, schema }) => [`${topic}@${version}`, fieldsOf(schema)]),
    ),
    links: [...new Set(LINK_BUILDERS.flatMap((builder): readonly string[] => ROUTE_PATTERNS[builder]))].toSorted(),
  };
}
