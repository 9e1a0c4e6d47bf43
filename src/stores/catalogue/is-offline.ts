import type { Failure } from '../../domain/failure';

/** True if the request failed because the device is offline. */
export const isOffline = (failure: Failure): boolean =>
	failure.kind === 'connection' && failure.reason === 'offline';
