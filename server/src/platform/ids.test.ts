import { idPattern } from '@neundarter/contract/limits';
import { expect, it } from 'vitest';
import { newId } from './ids.ts';

it('makes ids that fit the contract and never meet', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids.every((id) => new RegExp(idPattern).test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
