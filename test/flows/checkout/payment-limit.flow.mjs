/** Tests a shopper who has to wait after declined cards, and the manager's report about it. */
import assert from 'node:assert/strict';
import { CARDS, orderBy } from '../screens/checkout.mjs';
import { FAILED_RESOURCE } from '../screens/network.mjs';
import { expectValue } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { logIn } from '../support/log-in.mjs';
import { ordersOf } from '../support/orders.mjs';
import { test } from '../support/test.mjs';
import { fillAll } from './filled.mjs';

const OF_USERS = /Failed to load resource.*gravatar/;

test.use({ shopOptions: { muPlugins: ['test/flows/shops/payment-limit.php'] } });

test(
	'after declined cards the time to wait is counted down, another method pays, and managers see it',
	{ tag: '@demo' },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		expectError(OF_USERS);
		await page.clock.install();
		const { checkout, email } = await fillAll(page, shop, CARDS.isDeclined);
		const refusal = checkout.screen.getByText(/^Too many payments were declined here/);
		for (const tried of [1, 2]) {
			await checkout.place.click();
			await checkout.payment.notices.getByText('Your card was declined.').waitFor();
			assert.equal(await refusal.count(), 0, `${tried}`);
		}
		await checkout.place.click();
		await refusal.waitFor();
		const countdown = page.getByText(/You can try this payment again in \d+:\d\d\./);
		await countdown.waitFor();
		await page.getByText('What is 2 + 3?').waitFor();
		await expectAccessible(page, '.storefront-checkout');
		await expectValue(checkout.email, email);

		const before = await countdown.textContent();
		await page.clock.runFor(60_000);
		assert.notEqual(await countdown.textContent(), before);
		await page.clock.runFor(600_000);
		await page.getByText('You can try this payment again now.').waitFor();

		// Another method has no limit, and nothing typed is lost.
		assert.equal(await checkout.place.getAttribute('aria-disabled'), 'false');
		await orderBy(page, checkout, 'Cash on delivery');
		assert.equal((await ordersOf(shop, email)).length, 1);

		await logIn(page);
		await page.goto('/wp-admin/options-general.php?page=storefront-islands-declined-payments');
		await page.getByRole('heading', { name: 'Declined payments', level: 1 }).waitFor();
		await page
			.getByRole('cell', { name: 'Refused: too many declines of one shopper' })
			.first()
			.waitFor();
		await expectAccessible(page, '#wpbody-content');
	},
);
