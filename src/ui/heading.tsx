import { createContext, createElement, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';

const Level = createContext(2);

/** Says of which level the headings of a screen are, 1 to 6; 2 where nobody does. */
export const HeadingLevel = Level.Provider;

interface HeadingProps {
	/** How much deeper it is than those of the screen. */
	readonly below?: number;
	readonly id?: string;
	readonly className?: string;
	readonly children: ReactNode;
}

/** A heading in the level that its screen has been given. php-stubs prints it by CartReader::heading(). */
export const Heading = ({ below = 0, ...rest }: HeadingProps) =>
	createElement(`h${String(Math.min(6, useContext(Level) + below))}`, rest);
