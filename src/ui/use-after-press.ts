import { useCallback, useEffect, useRef } from '@wordpress/element';

const RELEASES = ['pointerup', 'pointercancel'] as const;

/**
 * Returns a function that calls back at once, or, while a pointer is down, after its click. What appears in between, such
 * as the error of the field that the press has left, moves the pressed element away from under the pointer, and there is
 * no click.
 */
export const useAfterPress = (): ((callback: () => void) => void) => {
	const waitingRef = useRef<(() => void)[] | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		const options = { capture: true, signal: stop.signal };
		const pressed = (): void => {
			waitingRef.current ??= [];
		};
		const released = (): void => {
			const waiting = waitingRef.current ?? [];
			waitingRef.current = null;
			// The click is dispatched behind it, in the same task.
			setTimeout(() => waiting.forEach((callback) => callback()));
		};
		document.addEventListener('pointerdown', pressed, options);
		RELEASES.forEach((type) => document.addEventListener(type, released, options));
		return () => stop.abort();
	}, []);
	return useCallback((callback) => {
		if (waitingRef.current) {
			waitingRef.current.push(callback);
		} else {
			callback();
		}
	}, []);
};
