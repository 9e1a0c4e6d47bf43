import { repeatClicks, takePreHydrationClicks } from './pre-hydration-clicks';

const button = (): HTMLButtonElement => {
	const element = document.createElement('button');
	document.body.append(element);
	return element;
};

test('takes what was clicked once, and lets the page keep nothing more', () => {
	const more = button();
	window.storefrontEarlyClicks = [more, more];
	expect(takePreHydrationClicks()).toEqual([more, more]);
	expect(window.storefrontEarlyClicks).toBeUndefined();
	expect(takePreHydrationClicks()).toEqual([]);
});

test('clicks again as often and in that order, but not what has gone', async () => {
	const [more, remove, gone] = [button(), button(), button()];
	const clicks: unknown[] = [];
	document.body.addEventListener('click', ({ target }) => clicks.push(target));
	gone.remove();
	await repeatClicks([more, more, gone, remove]);
	expect(clicks).toEqual([more, more, remove]);
});

test('waits until what a click did is drawn', async () => {
	const more = button();
	const steps: string[] = [];
	more.addEventListener('click', () => {
		steps.push('clicked');
		queueMicrotask(() => steps.push('drawn'));
	});
	await repeatClicks([more, more]);
	expect(steps).toEqual(['clicked', 'drawn', 'clicked', 'drawn']);
});
