/** Tests what no type can say of the files of data/. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LONGEST_EMAIL, ADDRESS_FIELDS } from '../../src/domain/support/address';
import { NO_FILTERS } from '../../src/domain/catalogue/filters';
import settings from '../../data/block-settings.json';
import fields from '../../data/checkout-fields.json';
import names from '../../data/filter-arguments.json';
import kinds from '../../data/filter-kinds.json';
import icons from '../../data/icons.json';
import { readRecord } from '../../src/domain/support/unknown';

describe('block-settings.json', () => {
	it('has each flag of a block, and no other', () => {
		const flags = readdirSync('blocks', { recursive: true, encoding: 'utf8' })
			.filter((file) => file.endsWith('block.json'))
			.map((file) => readRecord(JSON.parse(readFileSync(join('blocks', file), 'utf8'))))
			.flatMap(({ attributes }) => Object.entries(readRecord(attributes)))
			.flatMap(([name, schema]) => (readRecord(schema).type === 'boolean' ? name : []));
		expect(Object.keys(settings.flags).sort()).toEqual([...new Set(flags)].sort());
	});
});

describe('checkout-fields.json', () => {
	it('has an autofill token for each field of an address, and no other', () => {
		expect(Object.keys(fields.autofill)).toEqual(ADDRESS_FIELDS);
		for (const token of Object.values(fields.autofill)) {
			expect(token).toMatch(/^[a-z]+(-[a-z]+\d?)?$/);
		}
	});

	it('accepts no longer e-mail address than the rule for one', () => {
		expect(fields.attributes.email?.maxLength).toBe(LONGEST_EMAIL);
	});

	it('lists countries by their codes, and fields of an address', () => {
		expect(fields.numericPostcodes).toMatch(/^[A-Z]{2}( [A-Z]{2})*$/);
		expect(ADDRESS_FIELDS).toEqual(expect.arrayContaining([...fields.foldable]));
	});
});

describe('filter-arguments.json', () => {
	it('has names, and a prefix that needs no escaping in a pattern', () => {
		expect(JSON.stringify(names)).not.toContain('""');
		expect(names.widgetPrefix).toMatch(/^[\w-]+$/);
	});
});

describe('filter-kinds.json', () => {
	it('has each kind of the filters once, and no other', () => {
		const fixed = kinds.fixed.map(({ name }) => name);
		expect([...fixed, 'price', 'attributes', 'categories', 'taxonomies'].sort()).toEqual(
			Object.keys(NO_FILTERS).sort(),
		);
	});

	it.each([...kinds.fixed])(
		'has plain words, and each value once: $name',
		({ values, ...texts }) => {
			for (const text of [...values, ...Object.values(texts)]) {
				expect(text).toEqual(expect.stringMatching(/^\w+$/));
			}
			expect(new Set(values).size).toBe(values.length);
		},
	);
});

describe('icons.json', () => {
	it('has the paths of SVG, each once', () => {
		const paths = Object.values(icons);
		for (const path of paths) {
			expect(path).toMatch(/^M[\d.]+ [-\d. a-zA-Z]+$/);
		}
		expect(new Set(paths).size).toBe(paths.length);
	});

	it('has no icon that neither PHP nor TypeScript draws', () => {
		const sources = ['src', 'blocks', 'php-stubs']
			.flatMap((folder) =>
				readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
					join(folder, file),
				),
			)
			.filter((file) => /\.(?:tsx?|php)$/.test(file))
			.map((file) => readFileSync(file, 'utf8'))
			.join('\n');
		const isDrawn = (name: string) =>
			sources.includes(`icons.${name}`) || sources.includes(`'${name}'`);
		expect(Object.keys(icons).filter((name) => !isDrawn(name))).toEqual([]);
	});
});
