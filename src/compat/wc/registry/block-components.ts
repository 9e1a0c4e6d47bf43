/** Components for other plugins' inner blocks in the cart and the checkout. */
type Component = unknown;

/** Options of registerBlockComponent; `context` is a block's name, or "any". */
export interface BlockComponent {
	readonly blockName: string;
	readonly component: Component;
	readonly context?: string;
}

export interface BlockComponents {
	/** @throws Error without a name or a component. */
	readonly register: (options: BlockComponent) => void;
	/** Returns name → component, for the given context and for "any". */
	readonly of: (context?: string) => Record<string, Component>;
}

const ANY = 'any';

export const createBlockComponents = (): BlockComponents => {
	const byContext = new Map<string, Map<string, Component>>();
	return {
		register({ blockName, component, context = ANY }) {
			if (typeof blockName !== 'string' || blockName === '' || !component) {
				throw new Error('A component of a block is registered by blockName and component.');
			}
			const components = byContext.get(context) ?? new Map<string, Component>();
			byContext.set(context, components.set(blockName, component));
		},
		of: (context = ANY) => ({
			...Object.fromEntries(byContext.get(context) ?? []),
			...Object.fromEntries(byContext.get(ANY) ?? []),
		}),
	};
};
