import { useLayoutEffect, useRef } from '@wordpress/element';

/**
 * Tells that a field was left, if that was before hydration: what was filled in is then checked as soon as it is known.
 *
 * @param ref    The control, whose value is read by useNativeInput.
 * @param value  Value known to React.
 * @param onBlur Called once with that value rendered.
 */
export const useLeftField = (
	ref: { readonly current: HTMLInputElement | HTMLSelectElement | null },
	value: string,
	onBlur: (() => void) | undefined,
): void => {
	const isLeftRef = useRef<boolean>();
	useLayoutEffect(() => {
		const control = ref.current;
		isLeftRef.current ??= control?.value !== value && !control?.matches(':focus');
		if (isLeftRef.current && control?.value === value) {
			isLeftRef.current = false;
			onBlur?.();
		}
	});
};
