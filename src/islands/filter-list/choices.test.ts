import { act, renderHook } from '@testing-library/react';
import { useReach } from './choices';

const reachOf = () => {
	const reached: number[] = [];
	const { rerender } = renderHook(
		({ isUnfolded, count }: { readonly isUnfolded: boolean; readonly count: number }) =>
			void reached.push(useReach(isUnfolded, count)),
		{ initialProps: { isUnfolded: false, count: 100 } },
	);
	return { reached, rerender };
};

const tasks = async (count: number) => {
	for (let task = 0; task < count; task += 1) {
		await act(() => jest.advanceTimersByTimeAsync(1));
	}
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('some rows appear immediately, the others gradually; they disappear likewise', async () => {
	const { reached, rerender } = reachOf();
	expect(reached).toEqual([0]);
	rerender({ isUnfolded: true, count: 100 });
	expect(new Set(reached)).toEqual(new Set([0, 30]));
	await tasks(5);
	expect(new Set(reached)).toEqual(new Set([0, 30, 60, 90, 100]));
	rerender({ isUnfolded: false, count: 100 });
	await tasks(5);
	expect(reached.slice(-4)).toEqual([70, 40, 10, 0]);
});

test('a list collapsed while expanding reverses', async () => {
	const { reached, rerender } = reachOf();
	rerender({ isUnfolded: true, count: 100 });
	rerender({ isUnfolded: false, count: 100 });
	await tasks(5);
	expect(Math.max(...reached)).toBe(30);
	expect(reached.at(-1)).toBe(0);
});
