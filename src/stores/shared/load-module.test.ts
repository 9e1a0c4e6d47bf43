import { loadInTime } from './load-module';

afterEach(() => {
	jest.useRealTimers();
	delete window.storefrontIslands;
});

it('does without a script that has not come after ten seconds', async () => {
	jest.useFakeTimers();
	window.storefrontIslands = { load: () => new Promise(() => undefined) };
	const loaded = jest.fn();
	void loadInTime('preferences').then(loaded);
	await jest.advanceTimersByTimeAsync(9999);
	expect(loaded).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync(1);
	expect(loaded).toHaveBeenCalledWith(undefined);
});
