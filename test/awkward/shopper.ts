/** The scripts of a page with product forms and cross-sells, for test/awkward/page.mjs. */
import type { ChoiceEffects } from '../../src/islands/add-to-cart/choice-form';
import type { AddToCartEffects } from '../../src/islands/add-to-cart/enhance';
import type { AddItemRequest } from '../../src/stores/cart/shopping/contract';

export { followChoice } from '../../src/islands/add-to-cart/choice-form';
export { decodeCart } from '../../src/api/decode/cart';
export { requestFor } from '../../src/api/cart/requests';
export { readCart } from '../../src/domain/cart/read';
export { enhance, enhanceGroup } from '../../src/islands/add-to-cart/enhance';
export { readProps } from '../../src/islands/add-to-cart/props';
export { fieldsOf, submittedForm } from '../../src/site/held-adds/add-form';

/** The forms' effects in a page without a shop. They stand here, as types are checked here and not in page.mjs. */
export const choiceEffects: ChoiceEffects = {
	describe: () => Promise.resolve({}),
	loadSanitizer: () => Promise.resolve(() => document.createDocumentFragment()),
	jQuery: undefined,
};

export const effectsOf = (note: (request: AddItemRequest) => void): AddToCartEffects => ({
	addItem: (request) => {
		note(request);
		return Promise.resolve({ ok: true });
	},
	watchWait: () => () => undefined,
	retry: () => undefined,
	cartUrl: '',
	leaveFor: () => undefined,
});
