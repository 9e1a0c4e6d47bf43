<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

defined( 'ABSPATH' ) || exit;

/** Texts of the folder data, where `npm run i18n` finds them (tools/i18n/from-data.mjs). */
final class DataText {
	/** Translates a text. */
	public static function translate( string $text ): string {
		return translate( $text, 'storefront-islands' ); // phpcs:ignore WordPress.WP.I18n -- see above.
	}
}
