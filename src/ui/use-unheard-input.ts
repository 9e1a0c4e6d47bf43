import { useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Raised on a control to have it read. */
const READ = 'storefront-read';

/** Keyframes that the style sheet runs on a field which the browser has filled in. */
const AUTOFILLED = 'storefront-autofilled';

const isTicked = (control: Control): control is HTMLInputElement =>
	control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/**
 * Hears what a control holds where React does not: what was typed or ticked before React took the server's HTML over, and
 * what browsers and password managers fill in without an event. React leaves the control as it is until the next
 * rendering, so the caret and what is selected stay where they are.
 *
 * @param value  What React believes it holds; of what can be ticked 'true' or 'false'.
 * @param onHear Told what it holds instead.
 */
export const useUnheardInput = <Element extends Control>(
	value: string,
	onHear: (value: string) => void,
): RefObject<Element> => {
	const ref = useRef<Element>(null);
	const latestRef = useRef({ value, onHear });
	useLayoutEffect(() => {
		latestRef.current = { value, onHear };
	});
	useLayoutEffect(() => {
		const control = ref.current;
		if (control === null) {
			return undefined;
		}
		const read = () => {
			const held = isTicked(control) ? String(control.checked) : control.value;
			if (held !== latestRef.current.value) {
				latestRef.current.onHear(held);
			}
		};
		const readFilled = (event: Event) => {
			if ('animationName' in event && event.animationName === AUTOFILLED) {
				read();
			}
		};
		read();
		control.addEventListener(READ, read);
		control.addEventListener('animationstart', readFilled);
		// React believes that nothing changed where a script has set the value. Of other controls it hears every change.
		const isText = !isTicked(control) && !(control instanceof HTMLSelectElement);
		if (isText) {
			control.addEventListener('change', read);
		}
		return () => {
			control.removeEventListener(READ, read);
			control.removeEventListener('animationstart', readFilled);
			control.removeEventListener('change', read);
		};
	}, []);
	return ref;
};

/** Has every control of ours in the element read: to be called before anything is done with what they hold. */
export const readFields = (element: ParentNode): void => {
	element
		.querySelectorAll('input, select, textarea')
		.forEach((control) => control.dispatchEvent(new Event(READ)));
};
