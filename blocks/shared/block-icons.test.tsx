import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { isValidElement } from '@wordpress/element';
import { isObject, readList, readRecord, readText } from '../../src/domain/support/unknown';
import { withIcons } from './block-icons';

const FOLDER = `${__dirname}/..`;

const BLOCKS = readdirSync(FOLDER)
	.map((name) => `${FOLDER}/${name}/block.json`)
	.flatMap((file) => {
		try {
			return [readRecord(JSON.parse(readFileSync(file, 'utf8')))];
		} catch {
			return [];
		}
	});

const variationsOf = (block: Readonly<Record<string, unknown>>) =>
	readList(block['variations'])
		.map(readRecord)
		.map(({ name, icon }) => ({ name: readText(name), icon }));

const drawn = (icon: unknown) => {
	const { src } = readRecord(icon);
	return isValidElement(src)
		? (render(src).container.querySelector('path')?.getAttribute('d') ?? '')
		: '';
};

const ICONS = BLOCKS.flatMap((block) => {
	const settings = withIcons(
		{ icon: block['icon'], variations: variationsOf(block) },
		readText(block['name']),
	);
	return [settings, ...(settings.variations ?? [])].flatMap(({ icon }) => (icon ? [icon] : []));
});

test('blocks have a drawing each, in one colour', () => {
	expect(ICONS.length).toBeGreaterThan(BLOCKS.length);
	expect(ICONS.every(isObject)).toBe(true);
	// A block that `npm run new-island` has just written has none yet.
	const drawings = ICONS.map(drawn).filter((svg) => svg !== '');
	expect(drawings.length).toBeGreaterThan(22);
	expect(new Set(drawings).size).toBe(drawings.length);
	expect(new Set(ICONS.map((icon) => readRecord(icon)['foreground'])).size).toBe(1);
});

test('a block without a drawing keeps its icon, in the colour of the others', () => {
	const { icon } = withIcons({ icon: 'star' }, 'storefront-islands/new-one');
	expect(icon).toMatchObject({ src: 'star', foreground: expect.stringMatching(/^#/) });
});

test('blocks of others keep theirs', () => {
	const settings = { icon: 'cart' };
	expect(withIcons(settings, 'woocommerce/cart')).toBe(settings);
});
