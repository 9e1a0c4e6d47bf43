/** Tests that the files of data/ are of their declared types, which the compiler does not compare with the content. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LONGEST_EMAIL, ADDRESS_FIELDS } from '../../src/domain/support/address';
import type { Rating, StockStatus } from '../../src/domain/catalogue/filters';
import type { FieldAttributes } from '../../src/domain/checkout/fields/form';
import fields from '../../data/checkout-fields.json';
import names from '../../data/filter-arguments.json';
import icons from '../../data/icons.json';

type Values<Name extends keyof FieldAttributes> = Readonly<
	Record<Extract<FieldAttributes[Name], string>, true>
>;

const TYPES: Values<'type'> = { text: true, tel: true, email: true };
const INPUT_MODES: Values<'inputMode'> = { text: true, tel: true, email: true, numeric: true };
const CAPITALS: Values<'autoCapitalize'> = { none: true, sentences: true, characters: true };
const ENTER_KEYS: Values<'enterKeyHint'> = { next: true, done: true };
const RATINGS: Readonly<Record<Rating, true>> = { 1: true, 2: true, 3: true, 4: true, 5: true };
const STOCK: Readonly<Record<StockStatus, true>> = {
	instock: true,
	outofstock: true,
	onbackorder: true,
};

/** The declared keys of a file, in its order. */
const keysOf = (file: object): readonly string[] => Object.keys(file);

describe('checkout-fields.json', () => {
	it('has the declared parts', () => {
		expect(keysOf(fields)).toEqual([
			'autofill',
			'defaults',
			'attributes',
			'numericPostcodes',
			'foldable',
		]);
		expect(keysOf(fields.defaults)).toEqual([
			'type',
			'autoComplete',
			'autoCapitalize',
			'inputMode',
			'maxLength',
			'enterKeyHint',
		]);
	});

	it.each([['defaults', fields.defaults], ...Object.entries(fields.attributes)])(
		'has attributes that a field can have: %s',
		(_name, attributes) => {
			const { type, inputMode, autoCapitalize, enterKeyHint, autoComplete, maxLength, ...others } =
				{
					...fields.defaults,
					...attributes,
				};
			expect(keysOf(TYPES)).toContain(type);
			expect(keysOf(INPUT_MODES)).toContain(inputMode);
			expect(keysOf(CAPITALS)).toContain(autoCapitalize);
			expect(keysOf(ENTER_KEYS)).toContain(enterKeyHint);
			expect(typeof autoComplete).toBe('string');
			expect(maxLength === null || Number.isSafeInteger(maxLength)).toBe(true);
			expect(others).toEqual({});
		},
	);

	it('has an autofill token for each field of an address, and no other', () => {
		expect(keysOf(fields.autofill)).toEqual(ADDRESS_FIELDS);
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
	it('has the declared parts', () => {
		const { plain, ratings, stockStatuses, maxValues, maxValueLength, ...texts } = names;
		expect(keysOf(plain)).toEqual(['minPrice', 'maxPrice', 'ratings', 'stock', 'categories']);
		expect(keysOf(texts)).toEqual([
			'attributePrefix',
			'operatorPrefix',
			'widgetPrefix',
			'order',
			'pagination',
			'paginatedPath',
			'numberedPath',
		]);
		for (const text of [...Object.values(plain), ...Object.values(texts)]) {
			expect(text).toEqual(expect.stringMatching(/./));
		}
		expect(Number.isSafeInteger(maxValues) && Number.isSafeInteger(maxValueLength)).toBe(true);
		expect([...ratings].sort()).toEqual(keysOf(RATINGS));
		expect([...stockStatuses].sort()).toEqual([...keysOf(STOCK)].sort());
	});

	it('has a prefix that needs no escaping in a pattern', () => {
		expect(names.widgetPrefix).toMatch(/^[\w-]+$/);
	});
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
		expect(keysOf(icons).filter((name) => !isDrawn(name))).toEqual([]);
	});
});
