import { act, renderHook } from '@testing-library/react';
import { useChoices } from './use-choices';

const NONE: readonly string[] = [];

test('a page that navigated away and is restored from the back/forward cache checks the choices of its own URL', () => {
	const applied: (readonly string[])[] = [];
	const { result } = renderHook(() =>
		useChoices({
			applied: NONE,
			isSingle: false,
			isAutomatic: true,
			apply: (values) => void applied.push(values),
		}),
	);
	act(() => result.current.toggle(['blue']));
	expect(applied).toEqual([['blue']]);
	expect(result.current.chosen).toEqual(['blue']);
	const shown = Object.assign(new Event('pageshow'), { persisted: true });
	act(() => void window.dispatchEvent(shown));
	expect(result.current.chosen).toEqual([]);
});
