import { useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import { moveFocus } from './focus';

/**
 * Returns the ref of an element that goes with the button in it, such as a notice that is dismissed: a focus of the
 * keyboard goes back to where it came from, or stays at the place. That of a pointer does not: on a phone a field would
 * show its keyboard.
 */
export const useFocusBack = <Kind extends HTMLElement>(): RefObject<Kind> => {
	const ref = useRef<Kind>(null);
	useLayoutEffect(() => {
		const element = ref.current;
		const place = element?.parentElement;
		const section = place?.parentElement;
		let from: EventTarget | null = null;
		element?.addEventListener('focusin', ({ relatedTarget }) => {
			if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) {
				from = relatedTarget;
			}
		});
		return () => {
			if (!element?.querySelector(':focus-visible')) {
				return;
			}
			// While React removes elements it does not hear of the focus.
			queueMicrotask(() => {
				const target = [from, place, section].find(
					(one): one is HTMLElement => one instanceof HTMLElement && one.isConnected,
				);
				if (target && document.activeElement === document.body) {
					moveFocus(target);
				}
			});
		};
	}, []);
	return ref;
};
