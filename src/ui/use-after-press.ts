import { useCallback, useEffect, useRef } from '@wordpress/element';

/**
 * Returns a function that calls back behind the next frame, so that the focus is seen to move before a field is checked,
 * or, while a pointer is down, after its click. What appears in between, such as the error of the field that the press
 * has left, moves the pressed element away from under the pointer, and there is no click.
 */
export const useAfterPress = (): ((callback: () => void) => void) => {
	const waitingRef = useRef<(() => void)[] | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		const heard = ({ type }: Event): void => {
			if (type === 'pointerdown') {
				waitingRef.current ??= [];
				return;
			}
			const waiting = waitingRef.current ?? [];
			waitingRef.current = null;
			// The click is dispatched behind it, in the same task.
			setTimeout(() => waiting.forEach((callback) => callback()));
		};
		for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
			document.addEventListener(type, heard, { capture: true, signal: stop.signal });
		}
		return () => stop.abort();
	}, []);
	return useCallback((callback) => {
		if (waitingRef.current) {
			waitingRef.current.push(callback);
		} else {
			requestAnimationFrame(() => setTimeout(callback));
		}
	}, []);
};
