/**
 * The mock library asks whether there is a newer worker without waiting for the answer. A page that is left or reloaded
 * meanwhile has that question refused, which would be reported as an error of the application's.
 */
export function ignoreWorkerUpdateErrors(
  registrations: Pick<ServiceWorkerRegistration, 'update'> = ServiceWorkerRegistration.prototype,
): void {
  const update = registrations.update;
  registrations.update = function (this: ServiceWorkerRegistration) {
    const answer = update.call(this);
    answer.catch(() => undefined);
    return answer;
  };
}
