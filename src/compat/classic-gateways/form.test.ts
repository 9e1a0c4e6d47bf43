import { aJQuery } from '../../../test/support/jquery';
import { connectForm, isAllowed, nameForm, writeChoice, writeValues } from './form';

/** Opens a form as the checkout has it. */
const open = () => {
	const form = document.createElement('form');
	form.className = 'storefront-checkout__form';
	const button = document.createElement('button');
	document.body.replaceChildren(form, button);
	return { form, button };
};

test('only false refuses an order, of the form or of the payment method', () => {
	const { form } = open();
	const allowed = (answers: Readonly<Record<string, unknown>>) => {
		const page = aJQuery((event) => answers[event]);
		return [isAllowed(connectForm(form, page.jQuery), 'acme'), page.asked];
	};
	const [all, own] = ['checkout_place_order', 'checkout_place_order_acme'];
	expect(allowed({})).toEqual([true, [all, own]]);
	expect(allowed({ [all]: true, [own]: null })).toEqual([true, [all, own]]);
	expect(allowed({ [own]: false })).toEqual([false, [all, own]]);
	expect(allowed({ [all]: false })).toEqual([false, [all]]);
	expect(isAllowed(connectForm(form, undefined), 'acme')).toBe(true);
});

test('form and button have the names of the classic checkout, and keep their own', () => {
	const { form, button } = open();
	nameForm(form, button);
	expect(document.querySelector('form.checkout.woocommerce-checkout')).toBe(form);
	expect(form).toHaveClass('storefront-checkout__form');
	expect(document.querySelector('#place_order')).toBe(button);
	expect(document.querySelector('[name=woocommerce_checkout_place_order]')).toBe(button);
});

test('the chosen method is the ticked radio; a script that ticks another one chooses it', () => {
	const { form } = open();
	const chosen: string[] = [];
	const write = (names: readonly string[], name: string) =>
		writeChoice(form, names, name, (other) => chosen.push(other));
	const value = () =>
		form.querySelector<HTMLInputElement>('input[name=payment_method]:checked')?.value;
	write(['cod', 'acme'], 'acme');
	expect(value()).toBe('acme');
	const radio = form.querySelector<HTMLInputElement>('#payment_method_cod');
	write(['cod', 'acme'], 'cod');
	expect(value()).toBe('cod');
	expect(form.querySelector('#payment_method_cod')).toBe(radio);
	form.querySelector<HTMLInputElement>('#payment_method_acme')?.click();
	expect(chosen).toEqual(['acme']);
	write(['acme'], 'acme');
	expect(chosen).toEqual(['acme']);
	expect(form.querySelectorAll('input')).toHaveLength(1);
	expect(form.querySelector('input')).not.toBeVisible();
});

test('the radio of the chosen method is pressed, once for each choice', () => {
	const { form } = open();
	const heard: string[] = [];
	for (const name of ['click', 'change']) {
		form.addEventListener(name, ({ target }) => {
			heard.push(`${name} ${target instanceof HTMLInputElement ? target.value : ''}`);
		});
	}
	const chosen = jest.fn();
	writeChoice(form, ['cod', 'acme'], 'cod', chosen);
	writeChoice(form, ['cod', 'acme'], 'acme', chosen);
	writeChoice(form, ['cod', 'acme'], 'acme', chosen);
	expect(heard).toEqual(['click cod', 'change cod', 'click acme', 'change acme']);
	expect(chosen).not.toHaveBeenCalled();
});

test('typed values stand in hidden fields by their classic ids and names, once each', () => {
	const { form } = open();
	writeValues(form, { billing_city: 'Bern', 'billing_acme/tax': '1' });
	writeValues(form, { billing_city: 'Basel', 'billing_acme/tax': '1' });
	expect([...new FormData(form)]).toEqual([
		['billing_city', 'Basel'],
		['billing_acme/tax', '1'],
	]);
	expect(document.querySelector('#billing_city')).toHaveValue('Basel');
	expect(form.querySelector(':scope > input')).toBeNull();
});
