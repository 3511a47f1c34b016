import { VALIDATION } from '@rad-rewind/contract/messages';
import { loginSchema } from '@rad-rewind/contract/session';
import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';

test('each field shows its own text', () => {
  const { error } = loginSchema.safeParse({ username: 'ad', password: '12345' });
  expect(fieldErrors(error?.issues ?? [])).toEqual({
    username: VALIDATION.username,
    password: VALIDATION.password,
  });
});

test('a field that is right shows nothing', () => {
  const { error } = loginSchema.safeParse({ username: 'admin', password: '' });
  expect(fieldErrors(error?.issues ?? [])).toEqual({ password: VALIDATION.password });
});
