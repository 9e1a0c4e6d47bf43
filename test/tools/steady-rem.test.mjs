#!/usr/bin/env node
/** Tests the loader that keeps lengths in rem from shrinking in themes with a small root. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSteadyRem } from '../../tools/webpack/steady-rem.mjs';

test('a length is at least what it is with a root of 16 px, and a negative one at most', () => {
	assert.equal(
		withSteadyRem('.a { margin: -1rem .5rem; inset: calc(50% - 1.25rem); }'),
		'.a { margin: min(-1rem,-16px) max(.5rem,8px); inset: calc(50% - max(1.25rem,20px)); }',
	);
});

test('conditions of containers and custom properties follow, those of the window do not', () => {
	assert.equal(
		withSteadyRem(
			'@container cart (min-width: 44rem) { .a { --gap: 0.75rem } } /* wide */ @media (min-width: 48rem) { .b { gap: 1rem } }',
		),
		'@container cart (min-width: max(44rem,704px)) { .a { --gap: max(0.75rem,12px) } } /* wide */ @media (min-width: 48rem) { .b { gap: max(1rem,16px) } }',
	);
});

test('names that contain a length are left alone', () => {
	const css = '.is-1rem { width: var(--size-2rem); color: #1rem; }';
	assert.equal(withSteadyRem(css), css);
});
