/**
 * Looks that an editor has set in WordPress's own panels (colours, typography, spacing, border, alignment) have the same
 * names in all blocks, so a conversion carries them; this plugin's block must have the support, or the table says why not
 * (test/fixtures/woocommerce-blocks/looks.json). `npm run test:woocommerce` compares the table with WooCommerce.
 */
import { readFileSync } from 'node:fs';
import table from '../fixtures/woocommerce-blocks/looks.json';
import { readRecord, readText } from '../../src/domain/support/unknown';

/** Colours that a block has unless it says otherwise. */
const DEFAULT_COLORS = { background: true, text: true };

const has = (name: string, look: string): boolean => {
	const block = readRecord(JSON.parse(readFileSync(`blocks/${name}/block.json`, 'utf8')));
	const supports = readRecord(block['supports']);
	const [group = '', key] = look.split('.');
	const support: Readonly<Record<string, unknown>> = {
		...(group === 'color' && supports[group] !== undefined && DEFAULT_COLORS),
		...readRecord(supports[group]),
	};
	return Boolean(key === undefined ? supports[group] : support[key]);
};

const ROWS = Object.entries(table.blocks).flatMap(([block, { counterpart, looks }]) =>
	Object.entries(looks).map(([look, answer]) => ({ block, counterpart, look, answer })),
);

test('every look that is carried is one of our block', () => {
	const missing = ROWS.filter(
		({ counterpart, look, answer }) => answer === true && !has(counterpart, look),
	);
	expect(missing).toEqual([]);
});

test('every other look has a reason', () => {
	const silent = ROWS.filter(({ answer }) => answer !== true && readText(answer).length < 20);
	expect(silent).toEqual([]);
});
