/** The region of each multi-region that functions run in (Firebase documentation, "Firestore locations"). */
const NEAREST: Readonly<Record<string, string>> = {
  nam5: 'us-central1',
  nam7: 'us-central1',
  eur3: 'europe-west1',
};

/** What firebase.json says of where the shop lies. */
export interface Location {
  readonly firestore: { readonly location?: string };
}

/**
 * Where functions run: beside their database, whose location firebase.json names. Each read is a trip there.
 * @throws Error where firebase.json names no location
 */
export function functionsRegion({ firestore: { location = '' } }: Location): string {
  const region = NEAREST[location] ?? location;
  if (/^[a-z]+-[a-z]+\d+$/.test(region)) return region;
  throw new Error(
    `firebase.json: firestore.location must be a region such as us-central1, or ${Object.keys(NEAREST).join(', ')}`,
  );
}
