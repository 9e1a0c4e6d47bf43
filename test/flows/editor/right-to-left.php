<?php
/**
 * Must-use plugin for flows: the site is in Hebrew. Its language pack, which is not there, would say by this one text
 * that Hebrew is written from right to left.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'locale',
	static function (): string {
		return 'he_IL';
	}
);

add_filter(
	'gettext_with_context',
	static function ( string $translation, string $text, string $context ): string {
		return 'text direction' === $context && 'ltr' === $text ? 'rtl' : $translation;
	},
	10,
	3
);
