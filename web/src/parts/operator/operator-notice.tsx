import type { Operator } from '@neundarter/contract/entities/operator';
import { useAccount } from '../../data/people/account.ts';
import { useOperator } from '../../data/people/operator.ts';
import { operatorText } from '../../text/legal.ts';
import { Notice } from '../../ui/notice.tsx';

const variables: Readonly<Record<keyof Operator, string>> = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  emailAddress: 'OPERATOR_EMAIL',
};

const missingIn = (operator: Operator): readonly string[] =>
  (['name', 'address', 'emailAddress'] as const)
    .filter((setting) => operator[setting] === null)
    .map((setting) => variables[setting]);

/** Tells admins which settings of the operator are missing; nothing for everybody else. */
export function OperatorNotice() {
  const { isAdmin } = useAccount();
  const { data } = useOperator();
  if (!isAdmin || data === undefined) return null;
  const missing = missingIn(data);
  return missing.length === 0 ? null : <Notice tone="warning">{operatorText.adminNotice(missing)}</Notice>;
}
