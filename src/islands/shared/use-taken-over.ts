import { useSyncExternalStore } from '@wordpress/element';

const never = () => () => undefined;

/** Returns true after hydration. Until then an island renders what PHP printed, whatever its stores contain. */
export const useIsHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
