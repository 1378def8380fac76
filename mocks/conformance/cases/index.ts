import type { EndpointName } from '@/api/table';
import type { ContractCase } from '../harness.ts';
import { accountCases } from './accounts.ts';
import { groupCases } from './groups.ts';
import { peopleCases } from './people.ts';
import { postCases } from './posts.ts';

/** The test case of every endpoint. The type makes a missing endpoint a compile error. */
export const contractCases: { readonly [N in EndpointName]: ContractCase<N> } = {
  ...accountCases,
  ...peopleCases,
  ...postCases,
  ...groupCases,
};
