/** Whether a method can do all that the cart asks for (payment_requirements). */
export const supportsAll = (
	features: readonly string[],
	requirements: readonly string[],
): boolean => requirements.every((requirement) => features.includes(requirement));

/**
 * Gateways that are switched on in the shop and cannot pay this cart in this checkout: they have no script for it, or do
 * not do what the cart asks for.
 *
 * @param gateways Id → title, text.
 * @param registered Method name → what it supports.
 */
export const incompatibleMethods = (
	gateways: Readonly<Record<string, string>>,
	registered: ReadonlyMap<string, readonly string[]>,
	requirements: readonly string[],
): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(gateways).filter(([id]) => {
			const features = registered.get(id);
			return features === undefined || !supportsAll(features, requirements);
		}),
	);
