/**
 * The mock library checks for a newer worker without awaiting the result. When the page is left or reloaded meanwhile, that check is
 * rejected, which would be reported as an error of the application.
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
