import { useSyncExternalStore } from '@wordpress/element';

const never = () => () => undefined;

/**
 * Whether React has taken the server's HTML over. Until then an island draws what PHP printed, whatever its stores have
 * heard meanwhile.
 */
export const useTakenOver = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
