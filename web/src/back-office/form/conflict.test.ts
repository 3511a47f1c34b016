import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { conflictOf } from './conflict.ts';

const CHANGED_AT = '2026-11-20T10:00:00.000Z';

test.each([
  [new ApiError(409, 'changed', { message: 'changed', changedAt: CHANGED_AT }), { changedAt: CHANGED_AT }],
  [new ApiError(409, 'changed', { message: 'changed', changedAt: null }), { changedAt: null }],
  [new ApiError(409, 'Slug "x" is already taken', { message: 'Slug "x" is already taken' }), null],
  [new ApiError(409, 'x', { message: 'x', changedAt: 'yesterday' }), null],
  [new ApiError(400, 'x', { message: 'x', changedAt: CHANGED_AT }), null],
  [new ApiError(409, 'x'), null],
  [new TypeError('Failed to fetch'), null],
])('conflict %#', (error, conflict) => {
  expect(conflictOf(error)).toEqual(conflict);
});
