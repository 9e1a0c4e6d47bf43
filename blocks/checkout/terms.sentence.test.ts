import fc from 'fast-check';
import { partsOf } from './terms';

test('placeholders are found in the order of the translation', () => {
	expect(partsOf('%2$s und %1$s.')).toEqual([
		{ kind: 'place', number: 2 },
		{ kind: 'text', text: ' und ' },
		{ kind: 'place', number: 1 },
		{ kind: 'text', text: '.' },
	]);
});

test('no part of a sentence is lost', () => {
	fc.assert(
		fc.property(
			fc.array(fc.oneof(fc.string(), fc.constantFrom('%1$s', '%2$s', '%', '$s'))),
			(pieces) => {
				const sentence = pieces.join('');
				const again = partsOf(sentence)
					.map((part) => (part.kind === 'text' ? part.text : `%${String(part.number)}$s`))
					.join('');
				expect(again).toBe(sentence);
			},
		),
	);
});
