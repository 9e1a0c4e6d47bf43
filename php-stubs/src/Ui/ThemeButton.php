<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

defined( 'ABSPATH' ) || exit;

/** Class names of a button that looks like the theme's own, outside of islands that React draws. */
final class ThemeButton {
	/**
	 * Returns the class names: that of classic themes, and in block themes WordPress's, too. As in WooCommerce's own
	 * templates, a classic theme does not get WordPress's: its dark default would win over the theme's rules of buttons.
	 */
	public static function classes(): string {
		return wp_is_block_theme() ? 'button wp-element-button' : 'button';
	}
}
