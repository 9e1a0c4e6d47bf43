import fc from 'fast-check';
import {
	aForeignArgument,
	aHostileArgument,
	anAddress,
	aPageArgument,
	ATTRIBUTES,
	someFilters,
	someRules,
} from '../../../test/fixtures/catalogue/arbitrary';
import { readFilters, writeFilters, withoutPagination } from './address';
import { NO_FILTERS } from './filters';

const queryOf = (url: string): readonly string[] => {
	const query = url.split('#')[0]?.split('?').slice(1).join('?') ?? '';
	return query === '' ? [] : query.split('&');
};

test('reading returns what was written', () => {
	fc.assert(
		fc.property(
			anAddress(fc.oneof(aForeignArgument, aPageArgument, aHostileArgument)),
			someFilters,
			someRules,
			(url, filters, rules) => {
				expect(readFilters(writeFilters(url, filters, rules), rules)).toEqual(filters);
			},
		),
	);
});

test('other query arguments, path and fragment stay byte for byte, in order', () => {
	fc.assert(
		fc.property(anAddress(aForeignArgument), someFilters, someRules, (url, filters, rules) => {
			const written = writeFilters(url, filters, rules);
			const others = queryOf(url);
			expect(queryOf(written).slice(0, others.length)).toEqual(others);
			expect(writeFilters(written, NO_FILTERS, rules)).toBe(url);
		}),
	);
});

test('writing the same filters again changes nothing', () => {
	fc.assert(
		fc.property(
			anAddress(fc.oneof(aForeignArgument, aHostileArgument)),
			someFilters,
			someRules,
			(url, filters, rules) => {
				const written = writeFilters(url, filters, rules);
				expect(writeFilters(written, readFilters(written, rules), rules)).toBe(written);
			},
		),
	);
});

test('a change removes the pagination and nothing else', () => {
	fc.assert(
		fc.property(
			anAddress(aForeignArgument),
			fc.array(aPageArgument, { minLength: 1 }),
			fc.nat(999),
			someFilters,
			someRules,
			(url, pages, page, filters, rules) => {
				const [address = '', ...fragment] = url.split('#');
				const [path = '', ...query] = address.split('?');
				const all = [...(query.length > 0 ? [query.join('?')] : []), ...pages].join('&');
				const tail = fragment.length > 0 ? `#${fragment.join('#')}` : '';
				const slash = path.endsWith('/') ? '' : '/';
				const paged = `${path}${slash}page/${String(page)}/?${all}${tail}`;
				expect(writeFilters(paged, filters, rules)).toBe(
					writeFilters(`${path}${slash}${address.slice(path.length)}${tail}`, filters, rules),
				);
				expect(queryOf(withoutPagination(paged, rules))).toEqual(queryOf(url));
			},
		),
	);
});

test('malicious URLs have no effect', () => {
	fc.assert(
		fc.property(fc.oneof(anAddress(aHostileArgument), fc.string()), someRules, (url, rules) => {
			const { price, ratings, stock, attributes, categories, taxonomies } = readFilters(url, rules);
			const lists = [
				categories,
				...attributes.map(({ slug }) => slug),
				...taxonomies.map(({ terms }) => terms),
			];
			return (
				lists.every((values) => values.length <= 100 && new Set(values).size === values.length) &&
				lists.flat().every(({ length }) => length > 0 && length <= 200) &&
				[price.min, price.max].every(
					(amount) => amount === null || (Number.isSafeInteger(amount) && amount >= 0),
				) &&
				ratings.length <= 5 &&
				stock.length <= 3 &&
				attributes.every(({ attribute }) => rules.attributes.includes(attribute)) &&
				Object.getPrototypeOf(price) === Object.prototype
			);
		}),
	);
});

test('attributes whose names share a prefix are kept apart', () => {
	fc.assert(
		fc.property(someFilters, fc.constantFrom(...ATTRIBUTES), someRules, (filters, gone, rules) => {
			const url = writeFilters('/shop/', filters, rules);
			const attributes = filters.attributes.filter(({ attribute }) => attribute !== gone);
			const left = readFilters(writeFilters(url, { ...filters, attributes }, rules), rules);
			expect(left.attributes).toEqual(attributes);
		}),
	);
});

test('browsers read the same values', () => {
	fc.assert(
		fc.property(someFilters, someRules, (filters, rules) => {
			const url = new URL(writeFilters('https://shop.test/shop/', filters, rules));
			return filters.attributes.every(({ attribute, slug, operator }) => {
				const name = attribute.slice(3);
				const or = slug.length > 1 ? 'or' : null;
				return (
					url.searchParams.get(`filter_${name}`) === slug.join(',') &&
					url.searchParams.get(`query_type_${name}`) === (operator === 'and' ? 'and' : or)
				);
			});
		}),
	);
});
