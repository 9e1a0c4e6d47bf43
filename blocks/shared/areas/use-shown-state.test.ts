import { act, renderHook } from '@testing-library/react';
import { statesWithArea } from '../controls/preview-states';
import type { ScreenState } from '../controls/preview-states';
import { useShownState } from './use-shown-state';

const start = (place: string) =>
	renderHook((selected: string) => useShownState<ScreenState>('filled', selected, statesWithArea), {
		initialProps: place,
	});

test('selecting an area shows a state with its place, which stays when it is deselected', () => {
	const { result, rerender } = start('');
	expect(result.current[0]).toBe('filled');
	rerender('empty');
	expect(result.current[0]).toBe('empty');
	rerender('');
	expect(result.current[0]).toBe('empty');
	rerender('above');
	expect(result.current[0]).toBe('filled');
});

test('a state that shows the place stays', () => {
	const { result, rerender } = start('');
	act(() => result.current[1]('error'));
	rerender('above');
	expect(result.current[0]).toBe('error');
});
