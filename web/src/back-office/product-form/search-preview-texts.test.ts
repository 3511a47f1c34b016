import { expect, test } from 'vitest';
import { searchPreviewTexts } from './search-preview-texts.ts';

const SOURCE = {
  name: 'Lava Lamp',
  description: '<p>Slow <b>pink</b> wax.</p>',
  seoTitle: '',
  seoDescription: '',
};

test('without SEO fields the preview shows name and plain description', () => {
  expect(searchPreviewTexts(SOURCE)).toEqual({ title: 'Lava Lamp', description: 'Slow pink wax.' });
});

test('SEO fields come first', () => {
  const texts = searchPreviewTexts({ ...SOURCE, seoTitle: 'Lamp | Shop', seoDescription: 'A lamp.' });
  expect(texts).toEqual({ title: 'Lamp | Shop', description: 'A lamp.' });
});

test('the description is cut to 160 characters', () => {
  expect(searchPreviewTexts({ ...SOURCE, description: 'x'.repeat(500) }).description).toHaveLength(160);
});
