<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Settings;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress options `storefront_islands_demo_{name}`, 'yes', 'no' or a number, that tests and trials set; README.md
 * next to catalogue.json lists them.
 */
final class Options {
	private const PREFIX = 'storefront_islands_demo_';

	public static function is_on( string $name, bool $default_value ): bool {
		$value = Input::of( array( 'value' => get_option( self::PREFIX . $name, '' ) ) );
		return '' === $value->text( 'value' ) ? $default_value : $value->flag( 'value' );
	}

	public static function number( string $name, int $default_value ): int {
		return Input::of( array( 'value' => get_option( self::PREFIX . $name, $default_value ) ) )->number( 'value', $default_value );
	}

	/** Sets an option that is not set yet. */
	public static function suggest( string $name, bool $is_on ): void {
		add_option( self::PREFIX . $name, $is_on ? 'yes' : 'no' );
	}
}
