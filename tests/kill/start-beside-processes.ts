import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

/** An application beside processes on the same data: like them it begins now, and works on its queue by itself. */
export async function startBesideProcesses(environment: Record<string, string>): Promise<TestApplication> {
  const application = await startApplication(environment, { beginning: Date.now() });
  await application.startWorkers();
  return application;
}
