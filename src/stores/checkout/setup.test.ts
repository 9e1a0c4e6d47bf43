import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { aCheckout } from '../../../test/support/checkout-store';
import type { CreatePlacing } from './setup';

const settled = () => new Promise((resolve) => process.nextTick(resolve));

/** Creates a checkout whose script for placing orders loads, or fails to load, when the test decides. */
const aSlowCheckout = () => {
	const loads: { readonly fail: (error: unknown) => void }[] = [];
	const page = aCheckout(undefined, {
		dependencies: {
			loadPlacing: () =>
				new Promise<CreatePlacing>((_, reject) => {
					loads.push({ fail: reject });
				}),
		},
	});
	return { ...page, loads };
};

test('the button shows progress until the script has loaded or failed', async () => {
	const { checkout, doCheckout, loads, registry } = aSlowCheckout();
	expect(checkout().getWait()).toBeNull();
	await doCheckout.placeOrder();
	expect(checkout().getWait()).toEqual({ kind: 'working' });
	loads[0]?.fail('lost');
	await settled();
	expect(checkout().getWait()).toBeNull();
	const notices = registry.select(noticesStore).getNotices(NOTICE_CONTEXTS.checkout);
	expect(notices.map(({ content }) => content)).toEqual([
		'A part of this page could not be loaded, so nothing was ordered. Check your connection and try again.',
	]);
	// Its address may be that of an older version of the plugin, which the page anew does not ask for.
	expect(notices[0]?.actions).toMatchObject([{ label: 'Try again', url: '/checkout/?lang=en' }]);
});

test('a failed script is loaded again when online, once', async () => {
	const { loads, comeOnline } = aSlowCheckout();
	expect(loads).toHaveLength(1);
	comeOnline();
	expect(loads).toHaveLength(1);
	loads[0]?.fail('lost');
	await settled();
	comeOnline();
	comeOnline();
	expect(loads).toHaveLength(2);
});
