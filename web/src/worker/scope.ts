// The worker's own world, by its right type.
export const scope = self as unknown as ServiceWorkerGlobalScope;
