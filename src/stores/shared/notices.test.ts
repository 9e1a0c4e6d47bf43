import fc from 'fast-check';
import { store as noticesStore } from '@wordpress/notices';
import { aCart, aPackage, anItem } from '../../../test/fixtures/builders';
import { decodeFailure } from '../../api/decode/failure';
import type { QuantityChange } from '../../domain/cart/quantity';
import { readCart } from '../../domain/cart/read';
import { htmlToText } from '../../domain/html/text';
import { toNoticeModel } from '../../islands/shared/notices';
import { notifyChanges, notifyErrors } from '../cart/store/notify';
import { toApiError } from '../cart/store/response';
import { createFailureNotices, failureMessage } from '../cart/mutations/operations';
import { aRegistry, seedOf } from '../../../test/support/stores';
import { raiseNotice } from './notices';

/** Encodes a name as WordPress stores and sends it. Names have no leading, trailing or repeated white space. */
const asSent = (text: string): string =>
	[...text].map((character) => `&#${String(character.codePointAt(0))};`).join('');

const awkward = fc.constantFrom(
	'Café “Crème” <Mug> & Saucer',
	'<b>Bold</b> &amp; <script>brave</script>',
	"O'Brien & Söhne “5×7” &lt;i&gt;",
	'مرحبا <قدح> & 🏺',
	'e\u0301 &eacute; &#39; 100% %s %d %1$s',
);

const names = fc
	.oneof(awkward, fc.string({ unit: 'grapheme', minLength: 1 }))
	.map((text) => text.replace(/\0/g, '').replace(/\s+/g, ' ').trim())
	.filter((text) => text !== '');

/** Returns the texts of the cart's notices as the plugin's components display them. */
const shownBy = (registry: ReturnType<typeof aRegistry>): readonly string[] =>
	registry
		.select(noticesStore)
		.getNotices('wc/cart')
		.map((notice) => toNoticeModel(notice).message);

describe('a name in a message', () => {
	it("is the item's decoded name, in every notice about a cart", () => {
		fc.assert(
			fc.property(names, (name) => {
				const registry = aRegistry();
				const items = [anItem({ id: 12, name: asSent(name) })];
				const data = seedOf(aCart({ items, shipping_rates: [aPackage()] }));
				const read = readCart(data).items[0]?.name ?? '';
				expect(read).toBe(name);
				const to = (change: QuantityChange) =>
					({ kind: 'quantity', key: change.kind, name: read, change }) as const;
				const changes = [
					{ kind: 'removed', key: 'a', name: read } as const,
					...(['changed', 'minimum', 'maximum'] as const).map((kind) => to({ kind, quantity: 2 })),
					to({ kind: 'multiple', quantity: 2, multipleOf: 2 }),
				];
				notifyChanges(registry, changes, data.items);
				const errors = [{ code: 'sold-out', message: `${asSent(name)} is gone.` }];
				notifyErrors(registry, data, { ...data, errors });
				const texts = shownBy(registry);
				expect(texts).toHaveLength(6);
				expect(texts).toEqual(texts.map(() => expect.stringContaining(name)));
			}),
		);
	});

	it('is encoded once in the message of a failed change', () => {
		fc.assert(
			fc.property(names, (name) => {
				const registry = aRegistry();
				const html = `You cannot add &quot;${asSent(name)}&quot; to the cart.`;
				const said = `You cannot add "${name}" to the cart.`;
				const failure = decodeFailure(400, { code: 'no', message: html, data: { status: 400 } });
				createFailureNotices(registry).raise('add:1', failure);
				expect(shownBy(registry)).toEqual([said]);
				expect(failureMessage(failure)).toBe(said);
				// Plugins pass the error back as they received it.
				const again = decodeFailure(400, toApiError(failure));
				expect(failureMessage(again)).toBe(said);
				expect(htmlToText(toApiError(failure).message)).toBe(said);
			}),
		);
	});

	it('is never parsed as HTML', () => {
		fc.assert(
			fc.property(names, (text) => {
				const registry = aRegistry();
				raiseNotice(registry, 'info', text, { id: 'one', context: 'wc/cart' });
				expect(shownBy(registry)).toEqual([text]);
			}),
		);
	});
});
