import type { Failure } from '../../domain/failure';

/** Whether it failed because the device has no network. */
export const isOffline = (failure: Failure): boolean =>
	failure.kind === 'connection' && failure.reason === 'offline';
