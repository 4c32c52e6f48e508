import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { currentRates } from '../../pay-rates.store.ts';

export const payRates: Resolver<unknown> = async (_parent, _args, { services }) => {
  const { date, source, rates } = await currentRates(services.db);
  return { date, source, currencies: [...rates.keys()].toSorted() };
};
