import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { publicRemarksOn } from '../../employer-profiles.store.ts';
import { monthOf } from '../../month-of.ts';

const MOST = 5;

export const remarks: Resolver<{ id: string }> = async ({ id }, _args, { services }) => {
  const { count, newest } = await publicRemarksOn(services.db, id, MOST);
  return { total: count, nodes: newest.map(({ remark, created_at }) => ({ remark, month: monthOf(created_at) })) };
};
