/**
 * A field of the newsletter form that people don't see and bots fill in. What comes with it filled is answered
 * like every subscription and stored nowhere.
 */
export const SUBSCRIBE_TRAP = 'homepage';
