import { repeatClicks, takePreHydrationClicks } from './pre-hydration-clicks';

const button = (): HTMLButtonElement => {
	const element = document.createElement('button');
	document.body.append(element);
	return element;
};

test('reads recorded clicks once, and stops the page from recording', () => {
	const more = button();
	window.storefrontIslands = { clicks: [more, more] };
	expect(takePreHydrationClicks()).toEqual([more, more]);
	expect(window.storefrontIslands.clicks).toBeUndefined();
	expect(takePreHydrationClicks()).toEqual([]);
});

test('ends the wait for the scripts', () => {
	const endWait = jest.fn();
	window.storefrontIslands = { clicks: [], endWait };
	takePreHydrationClicks();
	expect(endWait).toHaveBeenCalledTimes(1);
});

test('repeats clicks in number and order, except on removed elements', async () => {
	const [more, remove, gone] = [button(), button(), button()];
	const clicks: unknown[] = [];
	document.body.addEventListener('click', ({ target }) => clicks.push(target));
	gone.remove();
	await repeatClicks([more, more, gone, remove]);
	expect(clicks).toEqual([more, more, remove]);
});

test('waits until the effect of a click is rendered', async () => {
	const more = button();
	const steps: string[] = [];
	more.addEventListener('click', () => {
		steps.push('clicked');
		queueMicrotask(() => steps.push('drawn'));
	});
	await repeatClicks([more, more]);
	expect(steps).toEqual(['clicked', 'drawn', 'clicked', 'drawn']);
});
