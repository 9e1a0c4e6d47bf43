import { createContext, createElement, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';

const Level = createContext(2);

/** Provides the heading level of a screen, 1 to 6; default 2. */
export const HeadingLevel = Level.Provider;

interface HeadingProps {
	/** Number of levels below the screen's headings. */
	readonly below?: number;
	readonly id?: string;
	readonly className?: string;
	readonly children: ReactNode;
}

/** Heading at its screen's level. PHP prints it with CartReader::heading(). */
export const Heading = ({ below = 0, ...rest }: HeadingProps) =>
	createElement(`h${String(Math.min(6, useContext(Level) + below))}`, rest);
