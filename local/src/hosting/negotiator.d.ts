/** The package has no types of its own, and those of others lack `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    /** The best of what is available; of several that are as good, the first of `preferred`. */
    encoding<E extends string>(
      available: readonly E[],
      options: { readonly preferred: readonly E[] },
    ): E | undefined;
  }
}
