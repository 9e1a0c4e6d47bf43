#!/usr/bin/env node
/** Tests which pictures `npm run pictures` takes, and the page that lists them. */
import { deepStrictEqual, match, ok, strictEqual, throws } from 'node:assert';
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { inProject } from '../../tools/paths.mjs';
import { choose } from '../../tools/pictures/choice.mjs';
import { galleryOf } from '../../tools/pictures/gallery.mjs';
import { findThemes } from '../../tools/pictures/themes.mjs';

const dir = mkdtempSync(join(tmpdir(), 'storefront-islands-pictures-'));
after(() => rmSync(dir, { recursive: true, force: true }));

const THEMES = [{ name: 'plain' }, { name: 'plain/Dark' }, { name: 'classic' }];
const SCREENS = [{ name: 'cart' }, { name: 'checkout' }, { name: 'checkout-errors' }];

const chosen = (...names) => {
	const { themes, screens } = choose(names, THEMES, SCREENS);
	return [themes, screens].map((entries) => entries.map(({ name }) => name));
};

const writeTheme = (folder) => {
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'style.css'), '');
};

test('names choose themes, screens or both; without any all are taken', () => {
	deepStrictEqual(chosen(), [
		['plain', 'plain/Dark', 'classic'],
		['cart', 'checkout', 'checkout-errors'],
	]);
	deepStrictEqual(chosen('errors'), [['plain', 'plain/Dark', 'classic'], ['checkout-errors']]);
	deepStrictEqual(chosen('dark', 'cart'), [['plain/Dark'], ['cart']]);
	// A whole name is meant as such, though others contain it.
	deepStrictEqual(chosen('plain', 'checkout'), [['plain'], ['checkout']]);
	deepStrictEqual(chosen('classic', 'plain'), [
		['classic', 'plain'],
		['cart', 'checkout', 'checkout-errors'],
	]);
	throws(() => chosen('header'), /header is no theme \(plain, .*and no screen \(cart, /);
});

test('themes come from WordPress, the tests and a folder with more', () => {
	const wordpress = join(dir, 'wordpress');
	const more = join(dir, 'more');
	writeTheme(join(wordpress, 'wp-content/themes/twentytwentyfour'));
	writeTheme(join(more, 'twentytwentythree'));
	writeTheme(join(more, 'shopkeeper'));
	mkdirSync(join(more, 'no-theme'));
	const { themes, missing } = findThemes(wordpress, more);
	deepStrictEqual(
		themes.map(({ name }) => name),
		['twentytwentyfour', 'twentytwentythree', 'classic', 'shopkeeper'],
	);
	ok(missing.includes('twentytwentyfive') && missing.includes('twentytwentyfive/Midnight'));
	throws(() => findThemes(wordpress, join(dir, 'none')), /There is no folder/);
});

test('the page lists every picture, with what went wrong', () => {
	const picture = { screen: 'cart', width: 390, heights: [900, 844], problems: [] };
	const page = galleryOf(
		[
			{ ...picture, theme: 'plain', file: 'plain/cart-390.png' },
			{ ...picture, theme: 'a <b>', file: 'a/cart-390.png', problems: ['Ours: "x" < y'] },
		],
		'WordPress 6.9',
	);
	match(page, /src="plain\/cart-390\.png" alt="cart, 390 px, plain"/);
	match(page, /390 px wide, 900 px beside 844 px high/);
	match(page, /a &lt;b&gt;/);
	match(page, /Ours: &quot;x&quot; &lt; y/);
	strictEqual(page.includes('<b>'), false);
});

test('the pictures of the gallery are small, and each is shown', () => {
	const shown = readFileSync(inProject('docs/gallery.md'), 'utf8');
	const folder = inProject('docs/images/gallery');
	const files = readdirSync(folder);
	ok(files.length > 8);
	for (const file of files) {
		ok(statSync(join(folder, file)).size <= 200_000, file);
		ok(shown.includes(`(images/gallery/${file})`), file);
	}
});

test('the screens and pages of the pictures load', async () => {
	const { SCREENS: screens } = await import('../../tools/pictures/screens.mjs');
	await import('../../tools/pictures/pages.mjs');
	ok(screens.length > 0);
});
