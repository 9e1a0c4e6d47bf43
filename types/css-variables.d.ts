import 'react';

declare module 'react' {
	/** Custom properties that style sheets of the blocks read. */
	interface CSSProperties {
		/** Cards beside each other where there is room. */
		'--columns'?: number;
		/** Percent of five stars. */
		'--rating'?: string;
	}
}
