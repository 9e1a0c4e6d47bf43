import fc from 'fast-check';
import { hasScrolled, readTriggers } from './trigger';

const read = (...triggers: unknown[]) => readTriggers({ triggers });

test('each trigger has its own fields', () => {
	const triggers = [
		{ on: 'load', seconds: 3 },
		{ on: 'idle', seconds: 30 },
		{ on: 'scroll', direction: 'up', percent: 20 },
		{ on: 'element', selector: '#reviews' },
		{ on: 'click', clicks: 3, selector: '.card' },
		{ on: 'exit' },
		{ on: 'cart' },
	];
	expect(read(...triggers)).toEqual(triggers);
});

test('missing fields have defaults, unknown triggers are omitted', () => {
	expect(read({ on: 'click' }, { on: 'scroll' }, { on: 'moonrise' }, null, 'load')).toEqual([
		{ on: 'click', clicks: 1, selector: '' },
		{ on: 'scroll', direction: 'down', percent: 0 },
	]);
});

test('delays are limited to the maximum of a timer', () => {
	expect(read({ on: 'load', seconds: 1e300 }, { on: 'idle', seconds: -5 })).toEqual([
		{ on: 'load', seconds: 86_400 },
		{ on: 'idle', seconds: 0 },
	]);
});

test('any JSON is decoded without throwing', () => {
	fc.assert(
		fc.property(fc.jsonValue(), fc.constantFrom('load', 'scroll', 'click'), (json, on) => {
			readTriggers(json);
			for (const trigger of read(json, { on, seconds: json, percent: json, clicks: json })) {
				expect(Object.values(trigger)).not.toContain(NaN);
			}
		}),
	);
});

test.each`
	direction | percent | lowest | current | is
	${'down'} | ${50}   | ${50}  | ${50}   | ${true}
	${'down'} | ${50}   | ${49}  | ${49}   | ${false}
	${'down'} | ${0}    | ${0}   | ${0}    | ${true}
	${'up'}   | ${10}   | ${60}  | ${50}   | ${true}
	${'up'}   | ${10}   | ${60}  | ${51}   | ${false}
	${'up'}   | ${0}    | ${60}  | ${60}   | ${false}
	${'up'}   | ${0}    | ${60}  | ${59}   | ${true}
	${'down'} | ${0}    | ${0}   | ${NaN}  | ${false}
`('$direction by $percent %, from $lowest to $current: $is', ({ direction, percent, ...at }) => {
	expect(hasScrolled({ on: 'scroll', direction, percent }, at.lowest, at.current)).toBe(at.is);
});
