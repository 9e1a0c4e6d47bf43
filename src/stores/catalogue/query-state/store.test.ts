import { aCatalogue } from '../../../../test/support/catalogue-store';
import { queryStateStore } from '.';

const aStore = () => {
	const { registry } = aCatalogue();
	return {
		registry,
		select: registry.select(queryStateStore),
		dispatch: registry.dispatch(queryStateStore),
	};
};

test('a value and a whole context can be set and read', async () => {
	const { select, dispatch } = aStore();
	expect(select.getValueForQueryKey('list', 'rating', [])).toEqual([]);
	expect(select.getValueForQueryContext('list')).toEqual({});
	await dispatch.setQueryValue('list', 'rating', [5]);
	await dispatch.setQueryValue('list', 'page', 2);
	expect(select.getValueForQueryContext('list')).toEqual({ rating: [5], page: 2 });
	await dispatch.setValueForQueryContext('list', { page: 3 });
	expect(select.getValueForQueryKey('list', 'page')).toBe(3);
	expect(select.getValueForQueryKey('list', 'rating', 'none')).toBe('none');
});

test('an equal value keeps the state', async () => {
	const { select, dispatch } = aStore();
	await dispatch.setQueryValue('list', 'rating', [5]);
	const before = select.getValueForQueryContext('list');
	await dispatch.setQueryValue('list', 'rating', [5]);
	expect(select.getValueForQueryContext('list')).toBe(before);
});

test('__proto__ and constructor are ordinary names', async () => {
	const { select, dispatch } = aStore();
	expect(select.getValueForQueryContext('__proto__')).toEqual({});
	await dispatch.setQueryValue('__proto__', '__proto__', { polluted: true });
	await dispatch.setQueryValue('constructor', 'x', 1);
	expect('polluted' in {}).toBe(false);
	expect(select.getValueForQueryKey('constructor', 'x')).toBe(1);
});
