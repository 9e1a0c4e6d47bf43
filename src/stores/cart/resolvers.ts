interface ResolverArguments {
	readonly resolveSelect: { getCartData(): Promise<unknown> };
}

/** Resolvers that read the cart on first access. */
export const createResolvers = (load: () => Promise<void>) => ({
	getCartData: () => load,
	getCartTotals:
		() =>
		async ({ resolveSelect }: ResolverArguments): Promise<void> => {
			await resolveSelect.getCartData();
		},
});
