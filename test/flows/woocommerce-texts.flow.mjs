/** Texts that WooCommerce prints within our screens, as they stand in its own. */
import assert from 'node:assert/strict';
import { ACCOUNT_SCREENS } from './support/tab-walk-screens.mjs';
import { test } from './support/test.mjs';

// A shop of its own, as its pages are written.
test.use({ shopOptions: { constants: { STOREFRONT_ISLANDS_WOOCOMMERCE_TEXTS: true } } });

const DETAIL =
	'<ul class="wc-item-meta"><li><strong class="wc-item-meta-label">Backordered:</strong> <p>1</p></li></ul>';

const NOTICE =
	'<div class="wc-block-components-notice-banner is-info" style="inline-size: 9rem"><div><a class="button wc-forward" style="float: right; inline-size: 5.5rem">Confirm</a> <span>Confirmation</span> of your email address</div></div>';

test('the detail of an ordered product stands beside its label', async ({ page, shop }) => {
	await ACCOUNT_SCREENS['order received']({ page, shop });
	const name = page.locator('.storefront-received__name').first();
	await name.evaluate((element, html) => element.insertAdjacentHTML('beforeend', html), DETAIL);
	const label = await name.getByText('Backordered:').boundingBox();
	const value = await name.locator('.wc-item-meta p').boundingBox();
	assert.ok(value.x > label.x + label.width - 1, 'beside it');
	assert.ok(Math.abs(value.y - label.y) < 2, `in its line: ${value.y - label.y} px`);
});

test('no word of a notice is broken beside its link', async ({ page, shop }) => {
	await ACCOUNT_SCREENS['log-in form']({ page, shop });
	const account = page.locator('.storefront-account-page').first();
	await account.evaluate((element, html) => element.insertAdjacentHTML('afterbegin', html), NOTICE);
	const lines = await account
		.getByText('Confirmation', { exact: true })
		.evaluate((word) => word.getClientRects().length);
	assert.equal(lines, 1);
});
