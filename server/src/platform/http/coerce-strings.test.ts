import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { coercerOf } from './coerce-strings.ts';

const coerce = coercerOf(
  Type.Object({
    skip: Type.Optional(Type.Integer()),
    share: Type.Optional(Type.Number()),
    isOpen: Type.Optional(Type.Boolean()),
    status: Type.Optional(Type.Array(Type.String())),
    counts: Type.Optional(Type.Array(Type.Integer())),
    name: Type.Optional(Type.String()),
  }),
);

describe('coercerOf', () => {
  it.each([
    [{ skip: '5' }, { skip: 5 }],
    [{ skip: '-5' }, { skip: -5 }],
    [{ share: '0.25' }, { share: 0.25 }],
    [{ isOpen: 'true' }, { isOpen: true }],
    [{ isOpen: 'false' }, { isOpen: false }],
    [{ status: 'running' }, { status: ['running'] }],
    [{ status: ['running', 'finished'] }, { status: ['running', 'finished'] }],
    [{ counts: ['1', '2'] }, { counts: [1, 2] }],
    [{ name: '5' }, { name: '5' }],
  ])('%j → %j', (given, made) => {
    expect(coerce(given)).toEqual(made);
  });

  it.each([
    { skip: '' },
    { skip: ' 5' },
    { skip: '0x10' },
    { skip: '1e3' },
    { skip: ['1', '2'] },
    { skip: '99999999999999999999' },
    { isOpen: '1' },
    { isOpen: '' },
    { unknown: '5' },
  ])('leaves %j for the schema to refuse', (given) => {
    expect(coerce(given)).toEqual(given);
  });
});
