import fixture from '../../../test/fixtures/catalogue/addresses.json';
import { readFilters, writeFilters } from './address';
import type { AddressRules } from './arguments';
import { NO_FILTERS, type CatalogueFilters } from './filters';

const rules: AddressRules = fixture.rules;

interface FixtureFilters {
	readonly price?: CatalogueFilters['price'];
	readonly ratings?: readonly string[];
	readonly stock?: readonly string[];
	readonly attributes?: readonly {
		readonly attribute: string;
		readonly operator: string;
		readonly slug: readonly string[];
	}[];
	readonly categories?: readonly string[];
	readonly taxonomies?: CatalogueFilters['taxonomies'];
}

const filtersOf = (given: FixtureFilters): CatalogueFilters => ({
	...NO_FILTERS,
	...given,
	attributes: (given.attributes ?? []).map(({ attribute, operator, slug }) => ({
		attribute,
		operator: operator === 'and' ? 'and' : 'in',
		slug,
	})),
});

test.each(fixture.read)('reads $name', ({ url, filters }) => {
	expect(readFilters(url, rules)).toEqual(filtersOf(filters));
});

test.each(fixture.write)('writes $name', ({ url, filters, written }) => {
	expect(writeFilters(url, filtersOf(filters), rules)).toBe(written);
});

it('a shop may join several terms by "or"', () => {
	const rules = { minorUnit: 2, attributes: ['pa_color'] };
	const operator = (defaultsToOr: boolean) =>
		readFilters('/shop/?filter_color=blue,red', { ...rules, defaultsToOr }).attributes[0]?.operator;
	expect([operator(false), operator(true)]).toEqual(['and', 'in']);
});
