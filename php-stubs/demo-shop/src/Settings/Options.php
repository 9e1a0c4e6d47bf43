<?php
/**
 * Switches of the demo shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Settings;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Plain WordPress options `storefront_islands_demo_{name}`, 'yes' or 'no', that tests and trials set; README.md beside catalogue.json lists them. */
final class Options {
	private const PREFIX = 'storefront_islands_demo_';

	/**
	 * Whether a switch is on.
	 *
	 * @param string $name  The option's name without its prefix.
	 * @param bool   $usual What it is where nobody has set it.
	 */
	public static function is_on( string $name, bool $usual ): bool {
		$value = Input::of( array( 'value' => get_option( self::PREFIX . $name, '' ) ) );
		return '' === $value->text( 'value' ) ? $usual : $value->flag( 'value' );
	}

	/** A whole number; the usual one where nobody has set it. */
	public static function number( string $name, int $usual ): int {
		return Input::of( array( 'value' => get_option( self::PREFIX . $name, $usual ) ) )->number( 'value', $usual );
	}

	/** Sets a switch where nobody has set it. */
	public static function suggest( string $name, bool $is_on ): void {
		add_option( self::PREFIX . $name, $is_on ? 'yes' : 'no' );
	}
}
