interface ResolverArguments {
	readonly resolveSelect: { getCartData(): Promise<unknown> };
}

/** Selectors that read the cart when they are first asked. */
export const createResolvers = (load: () => Promise<void>) => ({
	getCartData: () => load,
	getCartTotals:
		() =>
		async ({ resolveSelect }: ResolverArguments): Promise<void> => {
			await resolveSelect.getCartData();
		},
});
