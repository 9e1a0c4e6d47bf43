import { useLayoutEffect, useRef, useSyncExternalStore } from '@wordpress/element';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Event dispatched on a control to have its value read. */
export const READ = 'storefront-read';

/** Name of the animation that the style sheet runs on a field autofilled by the browser. */
const AUTOFILLED = 'storefront-autofilled';

/** By the type, not by the class: previews are in the frame of the editor's canvas, which has classes of its own. */
const isCheckable = (control: Control): control is HTMLInputElement =>
	['checkbox', 'radio'].includes(control.type);

/** Subscribes to nothing: the value of a control is read whenever it is rendered. */
const neverChanges = () => () => undefined;

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
): { readonly current: Element | null } => {
	const ref = useRef<Element>(null);
	const latestRef = useRef({ value, onHear: onChange });
	// Read before React overwrites the control: any render puts back the value known to React.
	const held = useSyncExternalStore(
		neverChanges,
		() => (ref.current === null || isCheckable(ref.current) ? value : ref.current.value),
		() => value,
	);
	useLayoutEffect(() => {
		const before = latestRef.current.value;
		latestRef.current = { value, onHear: onChange };
		if (held !== before && held !== value) {
			onChange(held);
		}
	});
	useLayoutEffect(() => {
		const control = ref.current;
		if (control === null) {
			return undefined;
		}
		const read = (event?: Event) => {
			const { value: known, onHear } = latestRef.current;
			const current = isCheckable(control) ? String(control.checked) : control.value;
			const isOtherAnimation =
				event && 'animationName' in event && event.animationName !== AUTOFILLED;
			if (current !== known && !isOtherAnimation) {
				onHear(current);
			}
		};
		read();
		// React ignores change events of text fields whose value was set by a script. It handles all changes of other
		// controls.
		const isText = !isCheckable(control) && !control.type.startsWith('select');
		const events = [READ, 'animationstart', ...(isText ? ['change'] : [])];
		events.forEach((event) => control.addEventListener(event, read));
		return () => events.forEach((event) => control.removeEventListener(event, read));
	}, []);
	return ref;
};

/** Makes all controls in the element report their values. Must be called before the values are used. */
export const readFields = (element: ParentNode): void => {
	element
		.querySelectorAll('input, select, textarea')
		.forEach((control) => control.dispatchEvent(new Event(READ)));
};
