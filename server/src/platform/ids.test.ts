import { idPattern } from '@neundarter/contract/limits';
import { expect, it } from 'vitest';
import { newId } from './ids.ts';

it('creates ids that fit the contract and are all different', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(ids.every((id) => new RegExp(idPattern).test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
