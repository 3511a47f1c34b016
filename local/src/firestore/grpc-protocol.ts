import { createRequire } from 'node:module';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';

const SERVICE = 'google.firestore.v1.Firestore';

/**
 * @returns Firestore's gRPC service, from the protocol description that ships with the Admin SDK's own Firestore
 *   package, so that both ends speak the same version
 * @throws Error when that package no longer carries the description
 */
export function loadFirestoreService(): ServiceDefinition {
  const nearAdminSdk = createRequire(createRequire(import.meta.url).resolve('firebase-admin'));
  const description: Parameters<typeof fromJSON>[0] = nearAdminSdk(
    '@google-cloud/firestore/build/protos/v1.json',
  );
  // 64-bit integers and enums as text: the form in which the engine expects them.
  const definitions = fromJSON(description, { longs: String, enums: String, oneofs: true });
  const service = definitions[SERVICE];
  if (!service || 'format' in service) throw new Error(`The protocol description has no ${SERVICE}`);
  return service as ServiceDefinition;
}
