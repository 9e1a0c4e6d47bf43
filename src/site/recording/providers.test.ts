import { clarity, hotjar } from './providers';
import { forgetCookies } from './consent';

const aPage = () => {
	delete window.clarity;
	delete window.hj;
	const scripts: string[] = [];
	return {
		scripts,
		page: {
			window,
			run: async (src: string) => {
				scripts.push(src);
			},
		},
	};
};

it('sends the consent to Clarity before its script loads', async () => {
	const { page, scripts } = aPage();
	await clarity('abc123', page).start();
	expect(scripts).toEqual(['https://www.clarity.ms/tag/abc123']);
	expect(window.clarity?.q).toEqual([
		['consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' }],
	]);
});

it('stops Clarity immediately', () => {
	const { page } = aPage();
	const calls: unknown[] = [];
	window.clarity = (...call) => calls.push(call);
	expect(clarity('abc123', page).stop()).toBe('at-once');
	expect(calls).toEqual([
		['consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' }],
		['consent', false],
		['stop'],
	]);
});

it('starts Hotjar, and masks the page, as Hotjar cannot be stopped', async () => {
	const { page, scripts } = aPage();
	const provider = hotjar('1234567', page);
	await provider.start();
	expect(scripts).toEqual(['https://static.hotjar.com/c/hotjar-1234567.js?sv=6']);
	expect(window._hjSettings).toEqual({ hjid: 1234567, hjsv: 6 });
	window.hj?.('event', 'x');
	expect(window.hj?.q).toEqual([['event', 'x']]);
	expect(provider.stop()).toBe('with-this-page');
	expect(document.documentElement).toHaveAttribute('data-hj-suppress');
});

it("deletes a service's cookies, and no others", () => {
	for (const cookie of ['_hjSession_1=a', '_hjid=b', 'cart=c']) {
		document.cookie = `${cookie}; path=/`;
	}
	forgetCookies(document, ['_hj']);
	expect(document.cookie).toBe('cart=c');
});
