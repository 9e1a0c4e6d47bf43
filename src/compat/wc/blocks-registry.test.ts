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

test('extensions can refuse a method, whichever is registered first', async () => {
	const registry = aRegistry();
	registry.registerPaymentMethod(config);
	registry.registerPaymentMethodExtensionCallbacks('shop', {
		card: (argument: { readonly cartNeedsShipping?: boolean }) => argument.cartNeedsShipping,
	});
	await expect(canPay(registry, { cartNeedsShipping: true })).resolves.toBe(true);
	await expect(canPay(registry, { cartNeedsShipping: false })).resolves.toBe(false);
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
