/** Makes a runner under which those who ask for the same key while a job runs get that job's outcome. */
export function shareJobs<Result>(): (key: string, job: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, job) => {
    const already = running.get(key);
    if (already) return already;
    const started = job().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
