<?php
/**
 * Reads the options of the demo shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Settings;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress options `storefront_islands_demo_{name}`, 'yes' or 'no', that tests and trials set; README.md next to
 * catalogue.json lists them.
 */
final class Options {
	private const PREFIX = 'storefront_islands_demo_';

	/**
	 * True if an option is on.
	 *
	 * @param string $name  Name of the option, without prefix.
	 * @param bool   $default_value Default value.
	 */
	public static function is_on( string $name, bool $default_value ): bool {
		$value = Input::of( array( 'value' => get_option( self::PREFIX . $name, '' ) ) );
		return '' === $value->text( 'value' ) ? $default_value : $value->flag( 'value' );
	}

	/** Returns the option as an integer, or the default. */
	public static function number( string $name, int $default_value ): int {
		return Input::of( array( 'value' => get_option( self::PREFIX . $name, $default_value ) ) )->number( 'value', $default_value );
	}

	/** Sets an option that is not set yet. */
	public static function suggest( string $name, bool $is_on ): void {
		add_option( self::PREFIX . $name, $is_on ? 'yes' : 'no' );
	}
}
