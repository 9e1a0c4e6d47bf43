import 'react';

declare module 'react' {
	/** Custom properties that the blocks' style sheets read. */
	interface CSSProperties {
		/** Maximum number of cards per row. */
		'--columns'?: number;
		/** Number of rows that a card takes. */
		'--rows'?: number;
		/** Rating as a percentage of five stars. */
		'--rating'?: string;
	}
}
