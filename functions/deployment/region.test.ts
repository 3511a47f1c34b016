import { expect, it } from 'vitest';
import { functionsRegion } from './region.ts';

it.each([
  ['us-central1', 'us-central1'],
  ['southamerica-east1', 'southamerica-east1'],
  ['nam5', 'us-central1'],
  ['eur3', 'europe-west1'],
])('functions of a database in %s run in %s', (location, region) => {
  expect(functionsRegion({ firestore: { location } })).toBe(region);
});

it.each([undefined, '', 'europe', 'US-CENTRAL1', 'constructor'])('refuses the location %j', (location) => {
  expect(() => functionsRegion({ firestore: location === undefined ? {} : { location } })).toThrow(
    /firestore\.location must be a region such as us-central1, or nam5/,
  );
});
