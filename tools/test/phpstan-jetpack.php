<?php
/**
 * The class by which WooCommerce reads constants, for PHPStan: WooCommerce's stubs leave its libraries out.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedNamespaceFound -- It stands for the library's class.

namespace Automattic\Jetpack;

/** Constants that can be set and cleared again. */
final class Constants {
	public static function is_defined( string $name ): bool {
		return defined( $name );
	}

	/**
	 * Sets a constant.
	 *
	 * @param mixed $value Value of the constant.
	 */
	public static function set_constant( string $name, $value ): void {}

	public static function clear_single_constant( string $name ): bool {
		return true;
	}
}
