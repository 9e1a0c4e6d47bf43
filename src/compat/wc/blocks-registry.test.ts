import { createElement } from '@wordpress/element';
import { createRegistry } from './blocks-registry';

const config = {
	name: 'card',
	label: 'Card',
	ariaLabel: 'Card',
	content: null,
	edit: null,
	canMakePayment: () => true,
};

const aRegistry = () => {
	const tell = jest.fn();
	return { tell, ...createRegistry(tell) };
};

const canPay = (registry: ReturnType<typeof aRegistry>, argument = {}) =>
	registry.getPaymentMethods().card?.canMakePayment(argument);

afterEach(() => jest.restoreAllMocks());

test('registers a method by an object and by a function, and notifies subscribers', () => {
	const { registerPaymentMethod, getPaymentMethods, tell } = aRegistry();
	registerPaymentMethod(config);
	// Called as from plain JavaScript.
	registerPaymentMethod(
		new Function('config', 'return (Config) => new Config(config)')({ ...config, name: 'other' }),
	);
	expect(Object.keys(getPaymentMethods())).toEqual(['card', 'other']);
	expect(getPaymentMethods().card).toMatchObject({
		paymentMethodId: 'card',
		icons: null,
		supports: { showSavedCards: false, showSaveOption: false, features: ['products'] },
	});
	expect(tell).toHaveBeenCalledTimes(2);
});

test('reports missing properties', () => {
	const { registerPaymentMethod, registerExpressPaymentMethod } = aRegistry();
	const { name, ariaLabel, content, canMakePayment } = config;
	expect(() => registerPaymentMethod({ name, ariaLabel, content, canMakePayment })).toThrow(
		new TypeError(
			'The payment method configuration object is missing the following properties: label, edit',
		),
	);
	expect(() => registerExpressPaymentMethod({ name: 'x' })).toThrow(
		'The payment method configuration object is missing the following properties: content, edit, canMakePayment',
	);
	expect(() => registerPaymentMethod({ ...config, canMakePayment: true })).toThrow(TypeError);
	expect(() => registerPaymentMethod(null)).toThrow(TypeError);
});

test('unregisters methods', () => {
	const registry = aRegistry();
	registry.registerPaymentMethod(config);
	registry.registerExpressPaymentMethod(config);
	registry.__experimentalDeRegisterPaymentMethod('card');
	registry.__experimentalDeRegisterExpressPaymentMethod('card');
	expect(registry.getPaymentMethods()).toEqual({});
	expect(registry.getExpressPaymentMethods()).toEqual({});
});

test('extensions can refuse a method and an express method, whichever is registered first', async () => {
	const registry = aRegistry();
	registry.registerPaymentMethod(config);
	registry.registerPaymentMethodExtensionCallbacks('shop', {
		card: (argument: { readonly cartNeedsShipping?: boolean }) => argument.cartNeedsShipping,
	});
	registry.registerExpressPaymentMethod(config);
	const { card } = registry.getExpressPaymentMethods();
	for (const answer of [true, false]) {
		const argument = { cartNeedsShipping: answer };
		await expect(canPay(registry, argument)).resolves.toBe(answer);
		await expect(card?.canMakePayment(argument)).resolves.toBe(answer);
	}
});

test('an extension that throws refuses nothing; a callback that is not a function is ignored', async () => {
	const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
	const registry = aRegistry();
	registry.registerPaymentMethod(config);
	registry.registerPaymentMethodExtensionCallbacks('broken', {
		card: () => {
			throw new Error('broken');
		},
	});
	registry.registerPaymentMethodExtensionCallbacks('wrong', { card: 'no function' });
	await expect(canPay(registry)).resolves.toBe(true);
	expect(error).toHaveBeenCalledTimes(2);
});

test('a namespace is registered once', async () => {
	const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
	const registry = aRegistry();
	registry.registerPaymentMethod(config);
	registry.registerPaymentMethodExtensionCallbacks('shop', { card: () => true });
	registry.registerPaymentMethodExtensionCallbacks('shop', { card: () => false });
	await expect(canPay(registry)).resolves.toBe(true);
	expect(error).toHaveBeenCalledTimes(1);
});

test('extensions are not called for a method that refuses itself, and its error is kept', async () => {
	const registry = aRegistry();
	const callback = jest.fn(() => true);
	const refusal = { error: { message: 'No key' } };
	registry.registerPaymentMethod({ ...config, canMakePayment: () => refusal });
	registry.registerPaymentMethodExtensionCallbacks('shop', { card: callback });
	await expect(canPay(registry)).resolves.toBe(refusal);
	expect(callback).not.toHaveBeenCalled();
});

test('the registry and its lists are extensible', () => {
	const registry = aRegistry();
	expect(Object.isFrozen(registry)).toBe(false);
	expect(Object.isExtensible(registry.getPaymentMethods())).toBe(true);
});

test('stores block components by context', () => {
	const { registerBlockComponent, getRegisteredBlockComponents } = aRegistry();
	registerBlockComponent({ blockName: 'a/everywhere', component: 'E' });
	registerBlockComponent({ blockName: 'a/cart', component: 'C', context: 'woocommerce/cart' });
	expect(getRegisteredBlockComponents('woocommerce/cart')).toEqual({
		'a/everywhere': 'E',
		'a/cart': 'C',
	});
	expect(getRegisteredBlockComponents('woocommerce/checkout')).toEqual({ 'a/everywhere': 'E' });
	expect(() => registerBlockComponent({ blockName: '', component: 'x' })).toThrow();
});

const NODE = 'a React element or null';

// What WooCommerce 11.0.1 refuses, and in whose words.
test.each([
	['name', 1, 'a string'],
	['ariaLabel', null, 'a string'],
	['label', undefined, `a string or ${NODE}`],
	['label', () => null, `a string or ${NODE}`],
	['content', 'text', NODE],
	['content', undefined, NODE],
	['edit', () => null, NODE],
	['savedTokenComponent', () => null, NODE],
	['canMakePayment', true, 'a function'],
	['icons', 'card.svg', 'an array or null'],
	['icons', { id: 'card' }, 'an array or null'],
	['icons', false, 'an array or null'],
	['paymentMethodId', 1, 'a string'],
	['paymentMethodId', null, 'a string'],
	['placeOrderButtonLabel', createElement('b'), 'a string'],
	['placeOrderButtonLabel', null, 'a string'],
	['placeOrderButton', createElement('b'), 'a function'],
])('names the property %s if it is %p', (property, value, type) => {
	const registry = aRegistry();
	expect(() => registry.registerPaymentMethod({ ...config, [property]: value })).toThrow(
		new TypeError(`The ${property} property for the payment method must be ${type}`),
	);
	expect(registry.getPaymentMethods()).toEqual({});
	expect(registry.tell).not.toHaveBeenCalled();
});

test.each([
	['showSavedCards', 'yes', 'a boolean'],
	['showSavedCards', null, 'a boolean'],
	['showSaveOption', 1, 'a boolean'],
	['features', 'products', 'an array'],
	['features', null, 'an array'],
])('names what it supports, %s, if it is %p', (property, value, type) => {
	const { registerPaymentMethod } = aRegistry();
	expect(() => registerPaymentMethod({ ...config, supports: { [property]: value } })).toThrow(
		new TypeError(`The ${property} property for the payment method must be ${type}`),
	);
});

test.each([
	{ label: null, content: createElement('b'), edit: createElement('b') },
	{ label: createElement('b'), savedTokenComponent: createElement('b') },
	{ savedTokenComponent: false, placeOrderButton: false },
	{ savedTokenComponent: null, placeOrderButton: null },
	{ placeOrderButton: () => null, placeOrderButtonLabel: 'Pay' },
	{ icons: null },
	{ icons: [{ id: 'card', src: 'card.svg', alt: '' }] },
	{ icons: undefined, paymentMethodId: undefined, placeOrderButtonLabel: undefined },
	{ supports: { features: [], showSavedCards: true, showSaveOption: false } },
	{ supports: { features: undefined, showSavedCards: undefined, savePaymentInfo: true } },
	{ supports: null },
	{ supports: ['products'] },
	// Names that only what it supports has, and the other way round.
	{ showSavedCards: 'yes', showSaveOption: 'yes', features: 'products' },
	{ supports: { name: 1, content: 'text', label: 1, icons: 'none' } },
])('registers what WooCommerce does: %p', (more) => {
	const registry = aRegistry();
	registry.registerPaymentMethod({ ...config, ...more });
	expect(Object.keys(registry.getPaymentMethods())).toEqual(['card']);
});

test('only own properties count, but an express method may inherit its check', () => {
	const registry = aRegistry();
	const { canMakePayment, ...own } = config;
	const inheriting = Object.assign(Object.create({ canMakePayment }), own);
	expect(() => registry.registerPaymentMethod(inheriting)).toThrow(
		'The payment method configuration object is missing the following properties: canMakePayment',
	);
	registry.registerExpressPaymentMethod(inheriting);
	expect(registry.getExpressPaymentMethods().card?.canMakePayment).toEqual(expect.any(Function));
	expect(() =>
		registry.registerExpressPaymentMethod(Object.create({ ...config, name: 'all' })),
	).toThrow(
		'The payment method configuration object is missing the following properties: name, content, edit',
	);
});

test('what is not required may be inherited, also from a class, and is checked there', () => {
	class Inherited {
		get icons() {
			return [{ id: 'visa' }];
		}
		get supports() {
			return { features: ['refunds'], showSavedCards: false, savePaymentInfo: true };
		}
	}
	const registry = aRegistry();
	registry.registerPaymentMethod(Object.assign(new Inherited(), config));
	registry.registerExpressPaymentMethod(
		Object.assign(Object.create({ paymentMethodId: 'fast' }), config),
	);
	// Plugins copy entries.
	expect({ ...registry.getPaymentMethods().card }).toMatchObject({
		icons: [{ id: 'visa' }],
		supports: { features: ['refunds'], showSavedCards: true },
	});
	expect(registry.getExpressPaymentMethods().card?.paymentMethodId).toBe('fast');
	const misnamed = Object.assign(Object.create({ paymentMethodId: 1 }), config);
	expect(() => registry.registerPaymentMethod(misnamed)).toThrow(
		new TypeError('The paymentMethodId property for the payment method must be a string'),
	);
});

test.each([
	['name', 1, 'a string'],
	['content', 'text', NODE],
	['edit', undefined, NODE],
	['canMakePayment', true, 'a function'],
	['paymentMethodId', null, 'a string'],
])('names the property %s of an express method if it is %p', (property, value, type) => {
	const { registerExpressPaymentMethod } = aRegistry();
	expect(() => registerExpressPaymentMethod({ ...config, [property]: value })).toThrow(
		new TypeError(`The ${property} property for the payment method must be ${type}`),
	);
});

test('names the features of an express method, and nothing that only other methods have', () => {
	const registry = aRegistry();
	const { name, content, edit, canMakePayment } = config;
	const express = { name, content, edit, canMakePayment };
	expect(() =>
		registry.registerExpressPaymentMethod({ ...express, supports: { features: 'products' } }),
	).toThrow(new TypeError('The features property for the payment method must be an array'));
	registry.registerExpressPaymentMethod({
		...express,
		label: 1,
		ariaLabel: 1,
		icons: 'none',
		placeOrderButton: 'none',
		supports: { showSavedCards: 'yes', showSaveOption: 'yes' },
	});
	expect(Object.keys(registry.getExpressPaymentMethods())).toEqual(['card']);
});

test('an express method gets a title from its name, and its description is cut', () => {
	const registry = aRegistry();
	const express = { ...config, name: 'fast_pay-now', description: 'x'.repeat(131) };
	registry.registerExpressPaymentMethod(express);
	registry.registerExpressPaymentMethod({
		...config,
		title: 'My_card',
		description: 'x'.repeat(130),
	});
	expect(registry.getExpressPaymentMethods()).toMatchObject({
		'fast_pay-now': { title: 'fast pay now', description: `${'x'.repeat(130)}...` },
		card: { title: 'My_card', description: 'x'.repeat(130) },
	});
});
