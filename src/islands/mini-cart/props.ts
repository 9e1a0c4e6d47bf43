/** What the block says to the island. */
export interface MiniCartProps {
	/** Whether the drawer opens when something was put into the cart, or only says so. */
	readonly openOnAdd: boolean;
}

/** Reads data-props; what is missing or malformed is off. */
export const readProps = (props: unknown): MiniCartProps => ({
	openOnAdd:
		typeof props === 'object' && props !== null && 'openOnAdd' in props && props.openOnAdd === true,
});
