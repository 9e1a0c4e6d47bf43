/** Tests the triggers of popups and the conditions that keep them closed. */
import assert from 'node:assert/strict';
import { scriptHasRun } from '../screens/wait.mjs';
import { logIn } from '../support/log-in.mjs';
import { test } from '../support/test.mjs';
import {
	buttonBlock,
	expectNoneOpen,
	expectOpen,
	openPopups,
	popup,
	popupBlock,
	remembered,
	visit,
	writePopupPage,
} from './popup.mjs';

const CUSTOMER = { name: 'customer', password: 'password' };
/** Avatar of the admin bar, which is on another host. */
const AVATAR = /gravatar/;
const HOUR = 3_600_000;

const triggered = (on, fields = {}, attributes = {}) =>
	popupBlock(on, { ...attributes, triggers: [{ on, ...fields }] });

const closeByButton = async (page, id) => {
	await popup(page, id).getByRole('button', { name: 'Close' }).click();
	await expectNoneOpen(page);
};

test('each trigger opens a popup, once', async ({ page, shop, width }) => {
	const path = await writePopupPage(
		shop,
		'popup-triggers',
		[
			buttonBlock('here'),
			triggered('load', { seconds: 900 }),
			triggered('idle', { seconds: 100 }, { look: 'corner' }),
			triggered('scroll', { direction: 'down', percent: 30 }),
			popupBlock('up', { triggers: [{ on: 'scroll', direction: 'up', percent: 20 }] }),
			triggered('click', { clicks: 2, selector: '#here' }),
			triggered('exit', {}, { look: 'bar' }),
			triggered('cart'),
		].join(''),
		`${triggered('element', { selector: '#storefront-last' })}<!-- wp:html --><p id="storefront-last">The end.</p><!-- /wp:html -->`,
	);
	await page.clock.install();
	await page.goto(path);
	await page.clock.fastForward(5000);
	await scriptHasRun(page, 'popups');

	await page.clock.fastForward(60_000);
	assert.deepEqual(await openPopups(page), []);
	await page.clock.fastForward(50_000);
	await expectOpen(page, 'idle');
	await closeByButton(page, 'idle');
	await page.clock.fastForward(700_000);
	assert.deepEqual(await openPopups(page), []);
	await page.clock.fastForward(100_000);
	await expectOpen(page, 'load');
	await closeByButton(page, 'load');

	const here = page.locator('#here');
	await here.click();
	assert.deepEqual(await openPopups(page), []);
	await here.click();
	await expectOpen(page, 'click');
	await closeByButton(page, 'click');

	const scrollTo = (part) =>
		page.evaluate((share) => {
			const room = document.documentElement.scrollHeight - window.innerHeight;
			window.scrollTo({ top: room * share, behavior: 'instant' });
		}, part);
	await scrollTo(0.35);
	await expectOpen(page, 'scroll');
	await closeByButton(page, 'scroll');
	await scrollTo(1);
	await expectOpen(page, 'element');
	await closeByButton(page, 'element');
	await scrollTo(0.7);
	await expectOpen(page, 'up');
	await closeByButton(page, 'up');

	await page.evaluate(() =>
		document.body.dispatchEvent(new window.Event('wc-blocks_added_to_cart')),
	);
	await expectOpen(page, 'cart');
	await closeByButton(page, 'cart');

	if (width > 768) {
		await page.mouse.move(200, 5);
		await page.evaluate(() =>
			document.documentElement.dispatchEvent(
				Object.assign(new window.Event('mouseout', { bubbles: true }), {
					clientY: -1,
					relatedTarget: null,
				}),
			),
		);
		await expectOpen(page, 'exit');
		await closeByButton(page, 'exit');
	}

	// The triggers have already been used.
	await scrollTo(0);
	await scrollTo(1);
	await here.click();
	await here.click();
	await page.clock.fastForward(1000_000);
	assert.deepEqual(await openPopups(page), []);
});

/** Returns the markup of popups that are opened by their own button if their condition holds. */
const withButtons = (conditions) =>
	Object.entries(conditions)
		.map(
			([id, condition]) =>
				buttonBlock(`open-${id}`) +
				popupBlock(id, {
					triggers: [{ on: 'click', clicks: 1, selector: `#open-${id}` }],
					conditions: [condition],
				}),
		)
		.join('');

/** Clicks all buttons and checks that exactly the expected popups open. */
const expectToOpen = async (page, conditions, expected) => {
	const opened = [];
	for (const id of Object.keys(conditions).filter((name) => !expected.includes(name))) {
		await page.locator(`#open-${id}`).click();
	}
	for (const id of expected) {
		await page.locator(`#open-${id}`).click();
		await expectOpen(page, id);
		opened.push(id);
		await page.keyboard.press('Escape');
		await expectNoneOpen(page);
	}
	assert.deepEqual(opened, expected);
};

test('conditions are evaluated when a trigger fires', async ({ page, shop, width }) => {
	const conditions = {
		views: { is: 'views', after: 1 },
		sessions: { is: 'sessions', after: 1 },
		twice: { is: 'times', most: 2, per: 'day', counts: 'opened' },
		ever: { is: 'times', most: 1, per: 'ever', counts: 'opened' },
		from: { is: 'referrer', shows: true, patterns: ['letters.example/*spring'] },
		search: { is: 'source', among: ['search'] },
		external: { is: 'source', among: ['external'] },
		wide: { is: 'device', among: ['desktop', 'tablet'] },
		phone: { is: 'device', among: ['mobile'] },
		chrome: { is: 'browser', among: ['chrome'] },
		over: { is: 'schedule', from: '', to: '2026-01-01T00:00' },
		now: { is: 'schedule', from: '2026-01-01T00:00', to: '2099-01-01T00:00' },
	};
	const path = await writePopupPage(shop, 'popup-conditions', withButtons(conditions));
	const start = new Date('2026-06-01T12:00:00Z').getTime();
	await page.clock.setSystemTime(start);

	const always = [width < 768 ? 'phone' : 'wide', 'chrome', 'now'];
	await visit(page, path, { referer: 'https://letters.example/2026/spring/' });
	await expectToOpen(page, conditions, [...always, 'twice', 'ever', 'from', 'external']);

	// Second view in the same session.
	await page.clock.setSystemTime(start + HOUR / 6);
	await visit(page, path, { referer: 'https://www.google.com/' });
	await expectToOpen(page, conditions, [...always, 'views', 'twice', 'search']);

	// Next day.
	await page.clock.setSystemTime(start + 25 * HOUR);
	await visit(page, path);
	await expectToOpen(page, conditions, [...always, 'views', 'sessions', 'twice']);
	assert.equal((await remembered(page, 'ever')).opened.length, 1);
});

test(
	'logged-in users, and certain roles, get pages without it',
	{ tag: '@1280' },
	async ({ page, shop, browser, expectError }) => {
		expectError(AVATAR);
		const content =
			popupBlock('guests', { hideFrom: 'logged-in' }) +
			popupBlock('others', { hideFrom: 'roles', hiddenRoles: ['administrator'] });
		const path = await writePopupPage(shop, 'popup-audience', content + content);
		const idsOn = (someone) =>
			someone
				.locator('dialog[data-popup]')
				.evaluateAll((dialogs) => dialogs.map((dialog) => dialog.dataset.popupId));
		await page.goto(path);
		assert.deepEqual(await idsOn(page), ['guests', 'others'], 'each stands twice, and is one');
		assert.ok(!(await page.content()).includes('administrator'), 'nobody is told for whom not');
		await logIn(page, CUSTOMER);
		await page.goto(path);
		assert.deepEqual(await idsOn(page), ['others']);
		const context = await browser.newContext({ baseURL: shop.url });
		const administrators = await context.newPage();
		await logIn(administrators);
		await administrators.goto(path);
		assert.deepEqual(await idsOn(administrators), []);
		await context.close();
	},
);
