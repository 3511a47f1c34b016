/** What the shop depends on, besides itself. */
export type Service = 'firestore' | 'auth' | 'storage';

/** What a failed call did: nothing was asked to be changed, nothing was, or nobody can tell. */
export type Effect = 'read' | 'not-saved' | 'unconfirmed';

/** A service that did not answer, answered too late or answered nonsense; answered as 503. */
export class OutageError extends Error {
  override readonly name = 'OutageError';
  readonly service: Service;
  readonly effect: Effect;

  constructor(service: Service, effect: Effect, cause?: unknown) {
    super(`${service} is out of reach`, { cause });
    this.service = service;
    this.effect = effect;
  }
}
