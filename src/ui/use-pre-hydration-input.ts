import { useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Event dispatched on a control to have its value read. */
const READ = 'storefront-read';

/** Name of the animation that the style sheet runs on a field autofilled by the browser. */
const AUTOFILLED = 'storefront-autofilled';

const isCheckable = (control: Control): control is HTMLInputElement =>
	control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/**
 * Reports a control's value if React has missed a change: input made before hydration, and autofill by browsers and
 * password managers without an event. React leaves the control unchanged until the next render, so caret and selection
 * are kept.
 *
 * @param value  Value known to React; 'true' or 'false' for checkboxes and radio buttons.
 * @param onChange Called with the actual value.
 */
export const useNativeInput = <Element extends Control>(
	value: string,
	onChange: (value: string) => void,
): RefObject<Element> => {
	const ref = useRef<Element>(null);
	const latestRef = useRef({ value, onHear: onChange });
	useLayoutEffect(() => {
		latestRef.current = { value, onHear: onChange };
	});
	useLayoutEffect(() => {
		const control = ref.current;
		if (control === null) {
			return undefined;
		}
		const read = () => {
			const current = isCheckable(control) ? String(control.checked) : control.value;
			if (current !== latestRef.current.value) {
				latestRef.current.onHear(current);
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
		// React ignores change events of text fields whose value was set by a script. It handles all changes of other
		// controls.
		const isText = !isCheckable(control) && !(control instanceof HTMLSelectElement);
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

/** Makes all controls in the element report their values. Must be called before the values are used. */
export const readFields = (element: ParentNode): void => {
	element
		.querySelectorAll('input, select, textarea')
		.forEach((control) => control.dispatchEvent(new Event(READ)));
};
