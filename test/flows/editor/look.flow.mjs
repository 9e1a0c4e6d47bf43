/** Tests that styles set in WordPress's own panels (align, colour, typography, spacing) apply on the page. */
import assert from 'node:assert/strict';
import { test } from '../support/test.mjs';
import { openEditor, visitAsShopper } from './open-editor.mjs';

/** 21px in points: a theme's fluid typography changes sizes in px, rem and em. */
const FONT_SIZE = '15.75pt';

const LOOK = {
	align: 'wide',
	style: {
		color: { text: '#123456', background: '#fedcba' },
		elements: {
			button: { color: { text: '#010203', background: '#fafbfc' } },
			heading: { color: { text: '#654321' } },
		},
		typography: {
			fontSize: FONT_SIZE,
			fontWeight: '700',
			letterSpacing: '3px',
			textTransform: 'uppercase',
		},
		spacing: { margin: { top: '13px' }, padding: { top: '11px' } },
	},
};

/** Block supports with the computed style that each must lead to. */
const PROMISES = [
	{ of: ({ color }) => color?.text !== false && color, name: 'color', value: 'rgb(18, 52, 86)' },
	{
		of: ({ color }) => color?.background !== false && color,
		name: 'background-color',
		value: 'rgb(254, 220, 186)',
	},
	{ of: ({ typography }) => typography?.fontSize, name: 'font-size', value: '21px' },
	{
		of: ({ typography }) => typography?.__experimentalFontWeight,
		name: 'font-weight',
		value: '700',
	},
	{
		of: ({ typography }) => typography?.__experimentalLetterSpacing,
		name: 'letter-spacing',
		value: '3px',
	},
	{
		of: ({ typography }) => typography?.__experimentalTextTransform,
		name: 'text-transform',
		value: 'uppercase',
	},
	{ of: ({ spacing }) => spacing?.margin, name: 'margin-top', value: '13px' },
	{ of: ({ spacing }) => spacing?.padding, name: 'padding-top', value: '11px' },
];

const classOf = (name) => `look-${name.replace('/', '-')}`;

/**
 * Returns computed styles of the element with the class; null if there is none, as in a block of an order when no order
 * was placed.
 */
const shownOf = (page, className, properties) =>
	page.evaluate(
		([wanted, names]) => {
			const element = document.querySelector(`.${wanted}`);
			return (
				element && {
					isWide: element.closest('.alignwide') !== null,
					style: Object.fromEntries(
						names.map((name) => [name, window.getComputedStyle(element).getPropertyValue(name)]),
					),
				}
			);
		},
		[className, properties],
	);

test(
	"a block's alignment, colours, typography and spacing are applied on the page",
	{ tag: '@1280' },
	async ({ page, context, shop, watchPage }) => {
		const editor = await openEditor({ page, context, shop });
		const names = await editor.ourBlocks();
		const supports = await page.evaluate(
			(types) => types.map((type) => window.wp.blocks.getBlockType(type).supports),
			names,
		);
		for (const name of names) {
			await editor.insert(name, { ...LOOK, className: classOf(name) });
		}
		const { url } = await editor.save('Every look');

		const { visit } = await visitAsShopper({ page, context, shop, watchPage }, url);
		let seen = 0;
		for (const [index, name] of names.entries()) {
			const promised = PROMISES.filter((promise) => promise.of(supports[index]));
			const shown = await shownOf(
				visit,
				classOf(name),
				promised.map((promise) => promise.name),
			);
			if (shown !== null) {
				seen += 1;
				assert.deepEqual(
					shown.style,
					Object.fromEntries(promised.map((promise) => [promise.name, promise.value])),
					name,
				);
				assert.equal(shown.isWide, supports[index].align !== undefined, `${name}: wide`);
			}
		}
		assert.ok(seen > names.length / 2, `only ${seen} blocks are on the page`);
	},
);
